/** Removes waiting times from traces. On a computer with few cores, the browser's other processes, the server
 * and Lighthouse itself often block the main thread for longer than a task takes, which says nothing about
 * the page. */

const isTask = ({ ph, name, tdur }) =>
  ph === "X" && tdur !== undefined && name.endsWith("RunTask");
const end = ({ ts, dur }) => ts + dur;

/** The tasks that are not inside another one, in order. */
function outermost(events) {
  const tasks = [];
  for (const task of events
    .filter(isTask)
    .sort((one, other) => one.ts - other.ts || other.dur - one.dur))
    if (!tasks.length || task.ts >= end(tasks.at(-1))) tasks.push(task);
  return tasks;
}

/** Moves an event of a task to when it would have been if the task had never waited for a core. */
function moved(event, task) {
  const worked = Math.min(task.dur, task.tdur);
  const after =
    event.tts === undefined ? event.ts - task.ts : event.tts - task.tts;
  const ts = task.ts + Math.max(0, Math.min(after, worked));
  if (event.dur === undefined) return { ...event, ts };
  return {
    ...event,
    ts,
    dur: Math.min(
      event.dur,
      event.tdur ?? event.dur,
      end({ ts: task.ts, dur: worked }) - ts,
    ),
  };
}

function movedThread(events) {
  const tasks = outermost(events);
  let next = 0;
  return events
    .sort((one, other) => one.ts - other.ts)
    .map((event) => {
      while (next < tasks.length && end(tasks[next]) < event.ts) next += 1;
      const task = tasks[next];
      return task && event.ts >= task.ts ? moved(event, task) : event;
    });
}

/** The same events, with each task as long as its CPU time. */
export function withoutWaiting(events) {
  const threads = new Map();
  for (const event of events) {
    const thread = `${event.pid}/${event.tid}`;
    if (!threads.has(thread)) threads.set(thread, []);
    threads.get(thread).push(event);
  }
  return [...threads.values()].flatMap(movedThread);
}
