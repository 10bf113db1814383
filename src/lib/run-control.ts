/** How a run of many steps goes on. */
export interface RunChange<Problem> {
  status: 'running' | 'paused' | 'canceled'
  /** Why it paused or ended by itself. */
  error: Problem | undefined
}

export interface RunControlConfig<Problem> {
  onChange: (change: RunChange<Problem>) => void
  /** What a thrown error means for the run; undefined pauses it without a reason. */
  problemOf: (error: unknown) => Problem | undefined
}

/** Pause, resume and cancel, for whatever works step by step. */
export interface RunControl<Problem> {
  /** Resolves while the run is not paused. */
  whileRunning: () => Promise<void>
  isOver: () => boolean
  /** Does one step until it succeeds: an error pauses the run, and resuming tries again. undefined: the run is over. */
  attempt: <Result>(step: () => Promise<Result>) => Promise<Result | undefined>
  pause: (problem?: Problem) => void
  /** Whether it was paused. */
  resume: () => boolean
  /** Whether it was not over yet. */
  cancel: (problem?: Problem) => boolean
  /** All steps are done. */
  complete: () => void
}

export function createRunControl<Problem>({
  onChange,
  problemOf,
}: RunControlConfig<Problem>): RunControl<Problem> {
  let phase: RunChange<Problem>['status'] | 'completed' = 'running'
  let resumed = Promise.withResolvers<void>()
  resumed.resolve()
  const become = (status: RunChange<Problem>['status'], error?: Problem) => {
    phase = status
    onChange({ status, error })
  }
  const isOver = () => phase === 'canceled' || phase === 'completed'
  const pause = (problem?: Problem) => {
    if (phase !== 'running') return
    resumed = Promise.withResolvers()
    become('paused', problem)
  }
  return {
    whileRunning: () => resumed.promise,
    isOver,
    async attempt(step) {
      for (;;) {
        await resumed.promise
        if (isOver()) return undefined
        try {
          return await step()
        } catch (error) {
          if (isOver()) return undefined
          pause(problemOf(error))
        }
      }
    },
    pause,
    resume() {
      if (phase !== 'paused') return false
      become('running')
      resumed.resolve()
      return true
    },
    cancel(problem) {
      if (isOver()) return false
      become('canceled', problem)
      resumed.resolve()
      return true
    },
    complete() {
      phase = 'completed'
    },
  }
}
