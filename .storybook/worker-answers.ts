const asked = new Set<Worker>()

/** Whether a worker was asked something and has said nothing since. */
export const isWorkerAsked = () => asked.size > 0

/** A story does not wait for what the one before has asked. */
export const forgetWorkers = () => asked.clear()

class WatchedWorker extends Worker {
  #isOver = false

  constructor(url: string | URL, options?: WorkerOptions) {
    super(url, options)
    const answered = () => asked.delete(this)
    this.addEventListener('message', answered)
    this.addEventListener('messageerror', answered)
    this.addEventListener('error', answered)
  }

  override postMessage(message: unknown, options?: StructuredSerializeOptions | Transferable[]): void {
    if (!this.#isOver) asked.add(this)
    if (Array.isArray(options)) super.postMessage(message, options)
    else super.postMessage(message, options)
  }

  override terminate(): void {
    this.#isOver = true
    asked.delete(this)
    super.terminate()
  }
}

/** Every worker that is started from now on is watched: how long one takes is not to decide how a story looks. */
export function watchWorkers(): void {
  globalThis.Worker = WatchedWorker
}
