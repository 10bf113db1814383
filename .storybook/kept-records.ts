import { forgetRecords } from '#lib/kept-records'

let mayHoldRecords = true

const { put } = IDBObjectStore.prototype
IDBObjectStore.prototype.put = function (...record) {
  mayHoldRecords = true
  return put.apply(this, record)
}

/** Forgets what stories have kept in this browser. Where none has kept anything nothing is asked: it takes some ms for each story. */
export async function forgetWhatIsKept(): Promise<void> {
  if (!mayHoldRecords) return
  mayHoldRecords = false
  await forgetRecords()
}
