/** Props as attributes of an element: those named become `data-` attributes, the others stay as they are. */
export const withDataAttributes = (props: object, named: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(props).map(([name, value]) => [named.includes(name) ? `data-${name}` : name, value]),
  )
