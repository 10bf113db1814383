import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { formProblems, type FormProblem } from './form-problems.ts'

/**
 * What is wrong with the fields, from a failed try until all is put right. What a server says is known when it is no longer
 * being saved.
 */
export function useFormProblems(
  form: RefObject<HTMLFormElement | null>,
  tries: number,
  saving: boolean,
): readonly FormProblem[] {
  const [problems, setProblems] = useState<readonly FormProblem[]>([])
  const known = useRef(0)
  const some = problems.length > 0
  useLayoutEffect(() => {
    const element = form.current
    if (!element || saving) return
    const look = () => {
      const now = formProblems(element)
      setProblems((was) => (JSON.stringify(was) === JSON.stringify(now) ? was : now))
    }
    if (known.current !== tries) {
      known.current = tries
      look()
    }
    if (!some) return
    const observer = new MutationObserver(look)
    observer.observe(element, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] })
    return () => observer.disconnect()
  }, [form, tries, saving, some])
  return problems
}
