/** Props as attributes of an element: those named become `data-` attributes, but for switches that are off; the others stay as they are. */
export const withDataAttributes = (props: object, named: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(props).flatMap(([name, value]: [string, unknown]) =>
      named.includes(name) ? (value === false ? [] : [[`data-${name}`, value]]) : [[name, value]],
    ),
  )
