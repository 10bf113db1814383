/**
 * Puts parameters into a path such as `/contacts/:contactId`, percent-encoded. Refuses an empty value and the dot
 * segments `.` and `..`: a URL parser resolves them even when they are encoded.
 */
export function pathOf(template: string, params: Readonly<Record<string, string>>): string {
  return template.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined
    if (value === undefined || value === '' || value === '.' || value === '..') {
      throw new Error(
        `The path ${template} needs a usable value for "${name}", not ${JSON.stringify(value)}.`,
      )
    }
    return encodeURIComponent(value)
  })
}
