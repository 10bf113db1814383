import type { Clock } from '#lib/clock'
import { debouncedText } from '#lib/debounced-text'
import type { ComboboxOption, ComboboxSource } from './combobox.model.ts'

export type LoadedOptions =
  | { status: 'loading' | 'failed' }
  | { status: 'ready'; options: readonly ComboboxOption[] }

export type OptionSearch = Extract<ComboboxSource, (...args: never[]) => unknown>

/** Asks for the options of a text: at once when the list opens, after a pause while one types (CMP-6). */
export interface OptionLoader {
  /** How options are found, and who is told, from now on. */
  use: (search: OptionSearch, report: (loaded: LoadedOptions) => void) => void
  load: (text: string) => void
  type: (text: string) => void
  composeStart: () => void
  composeEnd: (text: string) => void
  /** Asks again for the last text. */
  retry: () => void
  /** Wants no answer any more. */
  stop: () => void
}

export function optionLoader(clock: Clock): OptionLoader {
  let search: OptionSearch = async () => []
  let report: (loaded: LoadedOptions) => void = () => {}
  let last = ''
  let running: AbortController | undefined
  const typing = debouncedText(clock)

  const load = (text: string) => {
    typing.cancel()
    running?.abort()
    const run = new AbortController()
    running = run
    last = text
    report({ status: 'loading' })
    const tell = (loaded: LoadedOptions) => {
      if (!run.signal.aborted) report(loaded)
    }
    const ask = async () => search(text, run.signal)
    ask().then(
      (options) => tell({ status: 'ready', options }),
      () => tell({ status: 'failed' }),
    )
  }
  typing.reportTo(load)
  return {
    use(nextSearch, nextReport) {
      search = nextSearch
      report = nextReport
    },
    load,
    type(text) {
      // What is there belongs to another text: none of it is to be chosen by an Enter that comes before the answer.
      running?.abort()
      report({ status: 'loading' })
      typing.type(text)
    },
    composeStart: typing.composeStart,
    composeEnd: typing.composeEnd,
    retry: () => load(last),
    stop() {
      typing.cancel()
      running?.abort()
    },
  }
}
