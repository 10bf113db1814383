import { useIntl } from 'react-intl'
import { useMailingLists } from '#api/mailing-lists'
import { useSegments } from '#api/segments'
import { Select } from '#components/select'
import { statusMessages } from '#features/contacts/facts'
import { keyOf, type PartProps, type Place } from './place.ts'
import { messages } from './rail.messages.ts'
import { inOrder } from './saved-views.model.ts'
import { useSavedViews } from './use-saved-views.ts'

/** The entries of the rail on a narrow screen. */
export function RailChoice({ statuses, current, onGo }: PartProps) {
  const intl = useIntl()
  const lists = useMailingLists()
  const segments = useSegments()
  const { views } = useSavedViews()
  const choices: { place: Place; label: string }[] = [
    { place: { kind: 'all' }, label: intl.formatMessage(messages.all) },
    ...statuses.map((status) => ({
      place: { kind: 'status', status } as const,
      label: intl.formatMessage(statusMessages[status]),
    })),
    ...inOrder(views).map((view) => ({
      place: { kind: 'view', view } as const,
      label: intl.formatMessage(messages.viewChoice, { name: view.name }),
    })),
    ...(segments.data?.items ?? [])
      .filter(({ id, archived }) => !archived || current === `segment:${id}`)
      .map(({ id, name }) => ({
        place: { kind: 'segment', id } as const,
        label: intl.formatMessage(messages.segmentChoice, { name }),
      })),
    ...(lists.data?.items ?? []).map(({ id, name }) => ({
      place: { kind: 'list', id } as const,
      label: intl.formatMessage(messages.listChoice, { name }),
    })),
  ]
  return (
    <Select
      label={intl.formatMessage(messages.choose)}
      labelHidden
      value={current}
      onValueChange={(next) => {
        const choice = choices.find(({ place }) => keyOf(place) === next)
        if (choice) onGo(choice.place)
      }}
      options={[
        ...choices.map(({ place, label }) => ({ value: keyOf(place), label })),
        // What is shown and not among them, such as while the lists have not come.
        ...(choices.some(({ place }) => keyOf(place) === current) ? [] : [{ value: current, label: '…' }]),
      ]}
    />
  )
}
