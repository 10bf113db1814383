import { useState } from 'react'
import type { ApiError } from '#api/core'

export interface NewName<Problem> {
  /** What is wrong with what is typed. */
  problem: Problem | undefined
  /** The same once it was tried to add it: nobody is corrected while typing the first time. */
  shownProblem: Problem | undefined
  tried: boolean
  /** Checks the fields of the form: false where something is wrong, and the focus is in the first such field. */
  check: (...others: readonly unknown[]) => boolean
  /** Remembers a name that the server knows to be taken. */
  refuse: (name: string | undefined) => void
  /** The error of the call, unless the field says it already. */
  errorOf: (error: ApiError | undefined) => ApiError | undefined
}

/**
 * The check of the name or address in a dialog that adds something: by the rules, and by what is taken, as far as it is
 * known here or as the server answered with 409.
 */
export function useNewName<Problem>(
  form: string,
  taken: readonly string[],
  problemOf: (taken: readonly string[]) => Problem | undefined,
): NewName<Problem> {
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<string>()
  const problem = problemOf(refused === undefined ? taken : [...taken, refused])
  return {
    problem,
    shownProblem: tried ? problem : undefined,
    tried,
    check(...others) {
      setTried(true)
      const wrong = [problem, ...others].findIndex((one) => one !== undefined)
      if (wrong !== -1) document.getElementById(form)?.querySelectorAll('input')[wrong]?.focus()
      return wrong === -1
    },
    refuse: setRefused,
    errorOf: (error) => (refused !== undefined && error?.code === 409 ? undefined : error),
  }
}
