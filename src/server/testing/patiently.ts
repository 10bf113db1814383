/** How a test waits for what comes by itself: the limit only ends what hangs, for a slow machine is no defect. In ms. */
export const patiently = { timeout: 60_000, interval: 50 } as const
