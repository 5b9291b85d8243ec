/** Whether this page has a server. A static site says in its `index.html` that it has none, and may name one
 * elsewhere. */
const stated = document.querySelector<HTMLMetaElement>("meta[name=lunasol-server]");

export const hasServer = !stated;

/** The address of a server elsewhere, for what a static site cannot do; empty if there is none. */
export const serverElsewhere = stated?.content;
