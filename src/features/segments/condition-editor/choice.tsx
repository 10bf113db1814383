import { useState } from 'react'
import { Combobox } from '#components/combobox'
import { foldSound } from '#lib/fold-text'
import type { ConditionWorld } from '#features/segments/sentence'
import { Wide } from '#features/segments/layout'

/** What a choice shows of what has a name. */
export const optionOf = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name })

export interface ChoiceProps {
  label: string
  id: string
  options: readonly { value: string; label: string }[]
  name: (id: string) => string | null | undefined
  /** How to ask for those that are not among the options. */
  find?: ConditionWorld['findCampaigns']
  readOnly: boolean
  onChange: (id: string) => void
}

/** One of the lists, segments, forms or campaigns, found by its name. */
export function Choice({ label, id, options, name, find, readOnly, onChange }: ChoiceProps) {
  // What was found by a search is among no options that are known here.
  const [found, setFound] = useState<{ value: string; label: string }>()
  const chosen = [...options, ...(found ? [found] : [])].find(({ value }) => value === id)
  return (
    <Wide>
      <Combobox
        label={label}
        labelHidden
        placeholder={label}
        clearable={false}
        readOnly={readOnly}
        value={chosen ?? (id === '' ? null : { value: id, label: name(id) ?? '…' })}
        options={
          find && !readOnly
            ? async (text, signal) => {
                const own = options.filter(({ label: name }) =>
                  foldSound(name).includes(foldSound(text.trim())),
                )
                const more = (await find(text, signal)).map(optionOf)
                return [...own, ...more.filter(({ value }) => !own.some((one) => one.value === value))]
              }
            : options
        }
        onValueChange={(next) => {
          if (!next) return
          setFound(next)
          onChange(next.value)
        }}
      />
    </Wide>
  )
}
