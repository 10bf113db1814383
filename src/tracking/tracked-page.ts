/** What the tracking client reads of the page that it is in: a window has it all, and a test a little of it. */
export interface TrackedPage {
  navigator: { readonly userAgent: string; readonly webdriver?: boolean; readonly language?: string }
  screen: { readonly width: number; readonly height: number }
  document: {
    readonly title: string
    readonly referrer: string
    readonly documentElement: { hasAttribute: (name: string) => boolean }
  }
  location: { readonly href: string }
  Intl: { DateTimeFormat: () => { resolvedOptions: () => { timeZone?: string } } }
}
