BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE keys (
	name VARCHAR(32) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
CREATE TABLE log (
	table_id VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	entry TEXT NOT NULL, 
	PRIMARY KEY (table_id, number)
);
INSERT INTO "log" VALUES('uf3ay99cwnmk',0,'{"type":"opened","game":"nox","players":2,"options":{"deck":"six_per_value","first_seat":"random","variant":"standard","target":"auto","empty_chest_only_first_turn":false,"merge_top":"played","extra_round":false,"max_rounds":2},"pace":{},"host":"2f3fe3d3ffd2f196fed907f9","secret":"25fa7dbcb93428293f9978d88f25dd3116634b7ff9369207d850b53f5baa4bda","at":1794944287283}');
INSERT INTO "log" VALUES('uf3ay99cwnmk',1,'{"type":"sat","seat":0,"person":"2f3fe3d3ffd2f196fed907f9","name":"Person 0","salt":"fa967c08c5df297b61d5f3b2a6e9846b","at":1794944287352}');
INSERT INTO "log" VALUES('uf3ay99cwnmk',2,'{"type":"sat","seat":1,"person":"209289a11d049538e676d74e","name":"Person 1","salt":"716f81bab1c3d073ebe81116c7a7c24b","at":1794944287376}');
INSERT INTO "log" VALUES('uf3ay99cwnmk',3,'{"type":"started","at":1794944287400}');
INSERT INTO "log" VALUES('uf3ay99cwnmk',4,'{"type":"said","person":"2f3fe3d3ffd2f196fed907f9","name":"Person 0","text":"hello there","seat":0,"at":1794944287426}');
INSERT INTO "log" VALUES('uf3ay99cwnmk',5,'{"type":"moved","seat":0,"code":5184,"id":"2916e01c-6","at":1794944287451}');
INSERT INTO "log" VALUES('uf3ay99cwnmk',6,'{"type":"moved","seat":1,"code":4416,"id":"bfcc7c69-3","at":1794944287472}');
INSERT INTO "log" VALUES('uf3ay99cwnmk',7,'{"type":"moved","seat":0,"code":4672,"id":"e0ac1151-7","at":1794944287485}');
INSERT INTO "log" VALUES('uf3ay99cwnmk',8,'{"type":"moved","seat":1,"code":64,"id":"27f79bf9-4","at":1794944287500}');
INSERT INTO "log" VALUES('uf3ay99cwnmk',9,'{"type":"moved","seat":0,"code":4544,"id":"66ca6c71-8","at":1794944287517}');
INSERT INTO "log" VALUES('uf3ay99cwnmk',10,'{"type":"moved","seat":1,"code":2240,"id":"8683da45-5","at":1794944287532}');
INSERT INTO "log" VALUES('uf3ay99cwnmk',11,'{"type":"moved","seat":0,"code":320,"id":"a4078b2c-9","at":1794944287551}');
INSERT INTO "log" VALUES('uf3ay99cwnmk',12,'{"type":"moved","seat":1,"code":4352,"id":"af65a3ba-6","at":1794944287560}');
INSERT INTO "log" VALUES('uf3ay99cwnmk',13,'{"type":"moved","seat":0,"code":5632,"id":"c6721667-10","at":1794944287564}');
INSERT INTO "log" VALUES('uf3ay99cwnmk',14,'{"type":"moved","seat":1,"code":1920,"id":"b0f24b74-7","at":1794944287572}');
INSERT INTO "log" VALUES('uf3ay99cwnmk',15,'{"type":"moved","seat":0,"code":1856,"id":"b3bb0ccd-11","at":1794944287593}');
INSERT INTO "log" VALUES('uf3ay99cwnmk',16,'{"type":"moved","seat":1,"code":4160,"id":"cbad121f-8","at":1794944287602}');
INSERT INTO "log" VALUES('uf3ay99cwnmk',17,'{"type":"moved","seat":0,"code":2688,"id":"f9e5461b-12","at":1794944287620}');
INSERT INTO "log" VALUES('uf3ay99cwnmk',18,'{"type":"moved","seat":1,"code":1344,"id":"4f2b32c3-9","at":1794944287640}');
INSERT INTO "log" VALUES('uf3ay99cwnmk',19,'{"type":"moved","seat":0,"code":320,"id":"9956c9a6-13","at":1794944287652}');
INSERT INTO "log" VALUES('6k3mrgcm44f3',0,'{"type":"opened","game":"day_and_night","players":3,"options":{"allow_two_players":false,"deck":"R1","first_seat":"random","absent_colour":"ignored","take_from":"any","end_rule":"complete_round","strict_tie":"off"},"pace":{},"host":"2f3fe3d3ffd2f196fed907f9","secret":"f5ad99473558983d52a585e0b4bce7723b9ec315c5c33500139c4222858734b2","at":1794944287888}');
INSERT INTO "log" VALUES('6k3mrgcm44f3',1,'{"type":"sat","seat":0,"person":"2f3fe3d3ffd2f196fed907f9","name":"Ann","salt":"ae9d80cb65cb41677a36cd2b4233f07d","at":1794944287923}');
INSERT INTO "log" VALUES('6k3mrgcm44f3',2,'{"type":"bot","seat":1,"level":"beginner","name":"Bot 2","at":1794944287940}');
INSERT INTO "log" VALUES('6k3mrgcm44f3',3,'{"type":"bot","seat":2,"level":"beginner","name":"Bot 3","at":1794944287940}');
INSERT INTO "log" VALUES('6k3mrgcm44f3',4,'{"type":"started","at":1794944287948}');
INSERT INTO "log" VALUES('6k3mrgcm44f3',5,'{"type":"moved","seat":0,"code":76,"id":"20fb4c48-5","at":1794944288000}');
INSERT INTO "log" VALUES('6k3mrgcm44f3',6,'{"type":"moved","seat":1,"code":44,"by_bot":true,"at":1794944288572}');
INSERT INTO "log" VALUES('6k3mrgcm44f3',7,'{"type":"moved","seat":2,"code":34,"by_bot":true,"at":1794944288580}');
INSERT INTO "log" VALUES('6k3mrgcm44f3',8,'{"type":"moved","seat":1,"code":4,"by_bot":true,"at":1794944288583}');
INSERT INTO "log" VALUES('6k3mrgcm44f3',9,'{"type":"moved","seat":0,"code":39,"id":"e3508130-6","at":1794944288584}');
INSERT INTO "log" VALUES('6k3mrgcm44f3',10,'{"type":"moved","seat":2,"code":79,"by_bot":true,"at":1794944288585}');
INSERT INTO "log" VALUES('6k3mrgcm44f3',11,'{"type":"moved","seat":2,"code":187,"by_bot":true,"at":1794944288587}');
INSERT INTO "log" VALUES('6k3mrgcm44f3',12,'{"type":"moved","seat":0,"code":209,"id":"5268b656-7","at":1794944288588}');
INSERT INTO "log" VALUES('6k3mrgcm44f3',13,'{"type":"moved","seat":0,"code":19,"id":"c4957179-8","at":1794944288589}');
INSERT INTO "log" VALUES('6k3mrgcm44f3',14,'{"type":"moved","seat":1,"code":26,"by_bot":true,"at":1794944288591}');
INSERT INTO "log" VALUES('6k3mrgcm44f3',15,'{"type":"moved","seat":2,"code":69,"by_bot":true,"at":1794944288591}');
INSERT INTO "log" VALUES('6k3mrgcm44f3',16,'{"type":"moved","seat":1,"code":64,"by_bot":true,"at":1794944288593}');
INSERT INTO "log" VALUES('6k3mrgcm44f3',17,'{"type":"moved","seat":2,"code":27,"by_bot":true,"at":1794944288595}');
INSERT INTO "log" VALUES('raet5c6w5huj',0,'{"type":"opened","game":"gra_roku","players":4,"options":{"deck":"standard","first_seat":"random","start_cards":"random","harder":false,"cyclic":true,"draw_before_take":false,"bonus_chain":true,"final_bonus":true,"finish_take":false,"end_on":"any_draw"},"pace":{"kind":"live","move":30,"reserve":60},"host":"2f3fe3d3ffd2f196fed907f9","secret":"c4243b27fc8ce62f969014cfb6a4e25c1fd3d176a2e21b14146646e7852ecd38","at":1794944288740}');
CREATE TABLE seats (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "seats" VALUES('uf3ay99cwnmk',0,'2f3fe3d3ffd2f196fed907f9');
INSERT INTO "seats" VALUES('uf3ay99cwnmk',1,'209289a11d049538e676d74e');
INSERT INTO "seats" VALUES('6k3mrgcm44f3',0,'2f3fe3d3ffd2f196fed907f9');
CREATE TABLE tables (
	id VARCHAR(16) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	state VARCHAR(8) NOT NULL, 
	public BOOLEAN NOT NULL, 
	host VARCHAR(32) NOT NULL, 
	created BIGINT NOT NULL, 
	changed BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('uf3ay99cwnmk','nox','over',0,'2f3fe3d3ffd2f196fed907f9',1794944287283,1794944287652);
INSERT INTO "tables" VALUES('6k3mrgcm44f3','day_and_night','running',0,'2f3fe3d3ffd2f196fed907f9',1794944287888,1794944287948);
INSERT INTO "tables" VALUES('raet5c6w5huj','gra_roku','open',0,'2f3fe3d3ffd2f196fed907f9',1794944288740,1794944288740);
CREATE INDEX tables_by_state ON tables (state);
CREATE INDEX seats_by_person ON seats (person);
COMMIT;
