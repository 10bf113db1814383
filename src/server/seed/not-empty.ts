/** There are workspaces already: the demo is for a database of its own. */
export class NotEmpty extends Error {}
