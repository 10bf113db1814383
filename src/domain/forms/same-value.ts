/** Whether two values say the same, however their keys are in order: the API answers in an order of its own. */
export const isSame = (a: unknown, b: unknown): boolean => a === b || inOrder(a) === inOrder(b)

/** As text in which keys are in order; what is undefined is not there. */
const inOrder = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  )
