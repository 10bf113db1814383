/** The tables were made by a newer version, which this one does not know. The message says what to do. */
export class NewerTables extends Error {
  constructor(unknown: readonly string[]) {
    super(
      `The database was written by a newer version of Otegami: this one does not know its ${unknown.length === 1 ? 'migration' : 'migrations'} ${unknown.join(', ')}. Start the newer version, or restore a backup that this version made.`,
    )
  }
}
