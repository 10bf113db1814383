/** The port, or the data folder, is another server's. */
export class Taken extends Error {}
