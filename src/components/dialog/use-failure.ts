import { useState } from 'react'

/** Why what a dialog asked for has failed: `error`, once it is another than when the dialog was opened. */
export function useFailure<Failure>(open: boolean, error: Failure | undefined): Failure | undefined {
  const [opening, setOpening] = useState({ open, before: error })
  if (open !== opening.open) setOpening({ open, before: open ? error : opening.before })
  return error === opening.before ? undefined : error
}
