/** What the address of the example page says (TRK-15). */
export interface ExampleQuery {
  /** The published form that is shown. */
  form: string | undefined
  /** The type of event that the form for one begins with. */
  event: string | undefined
  /** Whether bodies, answers and signals are shown. */
  debug: boolean
}

/** Characters of a type, as the contract takes it. */
export const EVENT_TYPE_MAX = 100

export function readExampleQuery(query: Readonly<Record<string, string | undefined>>): ExampleQuery {
  const { form, event, debug } = query
  return {
    form: form !== undefined && /^[\w-]{1,128}$/.test(form) ? form : undefined,
    event: event === undefined || event === '' ? undefined : event.slice(0, EVENT_TYPE_MAX),
    debug: debug === '1',
  }
}

/** Only what differs from the page as it is at first. */
export const exampleQueryValues = ({ form, event, debug }: ExampleQuery) => ({
  form,
  event,
  debug: debug ? '1' : undefined,
})
