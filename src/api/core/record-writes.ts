/** A record whose `version` grows with each change, as an answer gives it. */
export interface Versioned {
  version: number
}

/** The writes to versioned records, in one line per record. */
export interface RecordWrites {
  /**
   * Sends after the earlier writes to the same record have been answered. `version` is the version that the change was
   * made from; `send` gets the version to send: the newest one where only our own writes lie between the two.
   */
  run: <Result extends Versioned>(
    record: string,
    version: number,
    send: (version: number) => Promise<Result>,
  ) => Promise<Result>
}

interface Line {
  tail: Promise<unknown>
  /** From `from` to `to` the record was changed by nobody but us. */
  from: number
  to: number
}

/**
 * Without the line two quick edits of one record carry the same version, and the server refuses the second one as a
 * conflict with the first. Another person's change between our writes is still a conflict.
 */
export function createRecordWrites(): RecordWrites {
  const lines = new Map<string, Line>()
  return {
    run(record, version, send) {
      const line = lines.get(record) ?? { tail: Promise.resolve(), from: version, to: version }
      lines.set(record, line)
      const sendInTurn = async () => {
        const sent = version >= line.from && version < line.to ? line.to : version
        const answer = await send(sent)
        if (sent !== line.to) line.from = sent
        line.to = answer.version
        return answer
      }
      const answer = line.tail.then(sendInTurn)
      // A write that failed does not stop those behind it.
      line.tail = answer.catch(() => undefined)
      return answer
    },
  }
}
