import { useMemo, useState } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { useSchema } from '#api/schemas'
import { Button } from '#components/button'
import { Inline, Stack } from '#components/layout'
import { LoadMore } from '#components/pagination'
import { SegmentedControl } from '#components/segmented-control'
import { Text } from '#components/text'
import { PlainTable } from '#features/campaigns/plain-table'
import { propertyLabel } from '#lib/property-label'
import { groupsOf, levelOf, levels, type Finding, type Rehearsed } from './rehearsal.model.ts'
import { messages } from './rehearsal.messages.ts'

export interface ProblemListProps {
  people: readonly (Rehearsed | undefined)[]
  /** Shows somebody. */
  onJump: (place: number) => void
}

/** Problems that are shown before more are asked for. */
const SHOWN = 8
/** Rows of the table of people that are added at once. */
const ROWS = 25
const views = ['byProblem', 'byPerson'] as const

/** What was found: by problem with the number of people, or person by person as a table. */
export function ProblemList({ people, onJump }: ProblemListProps) {
  const intl = useIntl()
  const say = useFindingWords()
  const [view, setView] = useState<(typeof views)[number]>('byProblem')
  const [shown, setShown] = useState({ byProblem: SHOWN, byPerson: ROWS })
  const groups = useMemo(() => groupsOf(people), [people])
  const rows = useMemo(() => gravestFirst(people), [people])
  if (groups.length === 0)
    return (
      <Text as="p" role="status">
        {intl.formatMessage(messages.noProblems)}
      </Text>
    )
  const all = view === 'byProblem' ? groups.length : rows.length
  const [first, now] = [view === 'byProblem' ? SHOWN : ROWS, Math.min(all, shown[view])]
  return (
    <Stack gap={3}>
      <Inline justify="space-between">
        <Text as="h3" size={13}>
          {intl.formatMessage(messages.problems)}
        </Text>
        <SegmentedControl
          label={intl.formatMessage(messages.view)}
          value={view}
          onValueChange={setView}
          options={views.map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
        />
      </Inline>
      {view === 'byProblem' ? (
        <PlainTable
          label={intl.formatMessage(messages.problems)}
          headings={[
            intl.formatMessage(messages.problem),
            intl.formatMessage(messages.people),
            intl.formatMessage(messages.look),
          ]}
          rows={groups.slice(0, shown.byProblem).map((group) => ({
            id: `${group.kind} ${group.about}`,
            cells: [
              say(group),
              intl.formatNumber(group.count),
              <JumpButton key="jump" what={say(group)} onJump={() => onJump(group.first)} />,
            ],
          }))}
        />
      ) : (
        <PlainTable
          label={intl.formatMessage(messages.byPerson)}
          words={[1]}
          headings={[
            intl.formatMessage(messages.person),
            intl.formatMessage(messages.problem),
            intl.formatMessage(messages.look),
          ]}
          rows={rows.slice(0, shown.byPerson).map(({ person, place }) => ({
            id: person.contactId,
            cells: [
              nameOf(person),
              person.findings.map(say).join(intl.locale === 'ja' ? '、' : ', ') || '—',
              <JumpButton key="jump" what={nameOf(person)} onJump={() => onJump(place)} />,
            ],
          }))}
        />
      )}
      {all > first ? (
        <LoadMore
          shown={now}
          total={all}
          hasMore={all > now}
          onMore={() => setShown((last) => ({ ...last, [view]: last[view] + ROWS }))}
        />
      ) : null}
    </Stack>
  )
}

function JumpButton({ what, onJump }: { what: string; onJump: () => void }) {
  const intl = useIntl()
  return (
    <Button
      size="small"
      tone="quiet"
      aria-label={intl.formatMessage(messages.showNamed, { what })}
      onClick={onJump}
    >
      {intl.formatMessage(messages.show)}
    </Button>
  )
}

export const nameOf = ({ name, email }: Pick<Rehearsed, 'name' | 'email'>): string =>
  name === '' ? email : name

function gravestFirst(people: ProblemListProps['people']) {
  return people
    .flatMap((person, place) => (person ? [{ person, place, level: levels.indexOf(levelOf(person)) }] : []))
    .toSorted((a, b) => b.level - a.level || a.place - b.place)
}

/** Says what was found, with the name that the workspace gave to the property. */
export function useFindingWords(): (finding: Finding) => string {
  const intl = useIntl()
  const properties = useSchema('contact').data?.properties
  return (finding) => {
    const property = properties?.find(({ key }) => key === finding.about)
    return wordsOf(intl, property ? { ...finding, about: propertyLabel(intl, property) } : finding)
  }
}

function wordsOf(intl: IntlShape, { kind, about }: Finding): string {
  switch (kind) {
    case 'missing':
    case 'fallback':
    case 'brokenLink':
      return intl.formatMessage(messages[kind], { about })
    case 'contrast':
    case 'contrastDark':
      return intl.formatMessage(messages[kind], { ratio: Number(about) })
    case 'imagesHeavy':
      return intl.formatMessage(messages.imagesHeavy, { size: Number(about) })
    case 'clipped':
    case 'ampLarge':
    case 'subjectCut':
      return intl.formatMessage(messages[kind])
  }
}
