/** Other processes use a table all the time. The message says what to do. */
export class TablesBusy extends Error {
  constructor(cause: unknown) {
    super(
      'The tables were not changed, because another process used them the whole time. Run it again, or stop the processes of the older version first.',
      { cause },
    )
  }
}
