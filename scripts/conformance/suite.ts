/** A check that a backend passes or does not. */
export interface Check {
  name: string
  run: () => Promise<void>
}

export interface Outcome {
  name: string
  /** undefined: passed. */
  failure: string | undefined
}

/** Runs the checks one after the other: what one changes, the next may read. */
export async function runChecks(
  checks: readonly Check[],
  onOutcome: (outcome: Outcome) => void,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const { name, run } of checks) {
    const failure = await run().then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
    outcomes.push({ name, failure })
    onOutcome({ name, failure })
  }
  return outcomes
}
