const LONGEST = 253

// Labels of 1 to 63 letters, digits, hyphens or underscores, then a top-level part; internationalised ones as xn--.
const PATTERN = /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/i

/** Whether the text is a domain name (LIM-1). Any other kind of value is none. */
export const isDomainName = (text: unknown): boolean =>
  typeof text === 'string' && text.length <= LONGEST && PATTERN.test(text)
