/** What somebody wants to be written to the assistant; they send it themselves. */
export interface PreparedText {
  text: string
}

const ASK = 'otegami:ask-assistant'

/** Opens the assistant with a text where one writes; what was written there stays. */
export const askAssistant = (text: string): void =>
  void dispatchEvent(new CustomEvent<PreparedText>(ASK, { detail: { text } }))

/** Hears when the assistant is to be opened with a text; the returned function ends it. */
export function onAskAssistant(listener: (prepared: PreparedText) => void): () => void {
  const hear = (event: Event) => {
    if (event instanceof CustomEvent && typeof event.detail?.text === 'string')
      listener({ text: event.detail.text })
  }
  addEventListener(ASK, hear)
  return () => removeEventListener(ASK, hear)
}
