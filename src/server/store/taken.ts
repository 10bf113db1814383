/** Whether the database refused a row because another has what is there only once; the transaction is lost then. */
const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505'

/** Whether the work was done; false where another row has what is there only once. */
export async function unlessTaken(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (isTaken(error)) return false
    throw error
  }
}
