import type { StoryContext } from 'storybook/internal/csf'
import { frameOfAll } from './at-rest.ts'

type Person = StoryContext['userEvent']

/** What shows that it can't be used now; what is busy itself shows that it is being used. */
const INERT = '[aria-disabled=true], [aria-readonly=true], :disabled, [readonly]'
const isInert = (element: Element) => element.closest(INERT) !== null && !element.matches('[aria-busy=true]')

/** What follows an answer is drawn a frame later. */
const QUIET_FRAMES = 2

/**
 * Somebody who waits for what can't be used as long as an answer is to come: a button may wait for who may press it. Where
 * nothing is asked it is used as it is. On a busy machine a press would be lost otherwise, and what follows it never come.
 */
export function patientPerson(person: Person, isAsking: () => boolean): Person {
  const usable = async (element: Element) => {
    for (let quiet = 0; isInert(element) && quiet < QUIET_FRAMES; quiet = isAsking() ? 0 : quiet + 1)
      await frameOfAll()
  }
  return {
    ...person,
    async click(element) {
      await usable(element)
      await person.click(element)
    },
    async dblClick(element) {
      await usable(element)
      await person.dblClick(element)
    },
    async clear(element) {
      await usable(element)
      await person.clear(element)
    },
    async type(element, ...rest) {
      await usable(element)
      await person.type(element, ...rest)
    },
    async selectOptions(element, ...rest) {
      await usable(element)
      await person.selectOptions(element, ...rest)
    },
  }
}
