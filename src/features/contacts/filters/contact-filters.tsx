import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { deferred } from '#components/deferred'
import { FilterChips } from '#components/filter-chips'
import { Stack } from '#components/layout'
import { Skeleton } from '#components/skeleton'
import { addable } from './filter-kinds.ts'
import { filterParts } from './later-filters.ts'
import type { SomeFiltersProps } from './some-filters.tsx'

const SomeFilters = deferred(async () => (await filterParts()).SomeFilters)

/** What the contacts are filtered by, and the way to a filter: what says and changes filters comes with the first one. */
export function ContactFilters(props: Omit<SomeFiltersProps, 'begun'>) {
  const intl = useIntl()
  const [begun, setBegun] = useState<string>()
  // Once there was one it stays: the focus of the last chip that is taken away goes to what is left there.
  const [hadSome, setHadSome] = useState(false)
  const hasSome = begun !== undefined || props.conditions.length > 0
  if (hasSome && !hadSome) setHadSome(true)
  if (hasSome || hadSome)
    return (
      <Suspense fallback={<Skeleton shape="control" width={12} />}>
        <SomeFilters {...props} begun={begun} />
      </Suspense>
    )
  return (
    <Stack>
      <FilterChips
        chips={[]}
        onRemove={() => undefined}
        onClear={() => undefined}
        addable={addable(intl)}
        // The button stays until what takes its place is there, and with it the focus.
        onAdd={(entry) => void SomeFilters.preload().then(() => setBegun(entry))}
      />
    </Stack>
  )
}
