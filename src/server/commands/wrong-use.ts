/** A command was not called as it is to be called. The message, if there is one, is for the person who called it. */
export class WrongUse extends Error {}

/** A command that can't do what it was asked. The message is for the person who asked. */
export class CommandFailed extends Error {}
