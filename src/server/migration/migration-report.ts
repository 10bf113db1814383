import type { FileNotice, FileProblem, MigrationPlan, PlanProblem } from '#domain/migration/migration-plan'
import { SOURCE_NAMES } from '#domain/migration/migration-source'
import type { MigrationOutcome } from './apply-migration.ts'
import type { MovedThing } from './move-things.ts'

/** Problems that are printed; the file of `--problems` has all. */
const SHOWN = 20

const FILE_PROBLEMS: Readonly<Record<FileProblem, string>> = {
  empty: 'is empty',
  binary: 'is not text: unpack archives, and save workbooks as CSV',
  unclosed_quote: 'has a quote that is never closed',
  too_many_columns: 'has more than 500 columns',
  broken_json: 'is not valid JSON, or larger than 256 MB',
  unknown_source: 'is not recognised as an export of listmonk, Mailchimp or Mautic',
  other_source: 'is of another product than the other files',
}

const NOTICES: Readonly<Record<FileNotice, string>> = {
  no_lists:
    'does not say who is on which list or left one. Export lists one by one with --list, or use the JSON of /api/subscribers',
  no_unsubscribes:
    'does not say who must not be written to. Leave them out of the exported segment, or add the column dnc',
}

const ROW_PROBLEMS: Readonly<Record<PlanProblem['problem'], string>> = {
  missing_email: 'no address',
  invalid_email: 'not an address',
  unknown_status: 'unknown status',
  too_many_cells: 'more cells than columns',
  bad_attributes: 'attributes are not valid JSON: moved without them',
  undecodable: 'has characters that could not be read: moved with a mark in their place',
}

const OUTCOMES: Readonly<Record<MovedThing['outcome'], string>> = {
  new: 'new',
  there: 'is there',
  left: 'left out',
  without_audience: 'new, without its audience',
}

const table = (rows: readonly (readonly [string, string | number])[]): string[] => {
  const cells = rows.map(([name, value]) => [name, String(value)] as const)
  const width = Math.max(0, ...cells.map(([name]) => name.length))
  return cells.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`)
}

/** A text of a file on one line of a terminal: control characters could move its cursor. */
const plain = (text: string) => text.replaceAll(/\p{C}+/gu, ' ')

/** What is wrong with files as a whole, one sentence each; nothing is applied while there is such a file. */
export const fileFailures = ({ files }: MigrationPlan): string[] =>
  files.flatMap(({ name, problem }) =>
    problem === undefined ? [] : [`${plain(name)} ${FILE_PROBLEMS[problem]}.`],
  )

/** A problem on one line. */
export const problemLine = ({ file, line, email, problem }: PlanProblem): string =>
  `${plain(file)}:${line}: ${ROW_PROBLEMS[problem]}${email === '' ? '' : ` (${plain(email)})`}`

/** What was done, or would be, for somebody to read in a terminal. */
export function migrationReport(
  plan: MigrationPlan,
  { fitted, counts, stopped, emptied, things }: MigrationOutcome,
  { workspace, apply }: { workspace: string; apply: boolean },
): string {
  const { source, files, statuses, merged, refused, problems, problemCount } = plan
  const made = new Set(fitted.madeLists)
  const lines = [
    `${source === undefined ? 'Nothing' : SOURCE_NAMES[source]} to ${workspace}: ${apply ? 'moved' : 'dry run, nothing is written'}`,
    '',
    'Files',
    ...table(files.map(({ name, rows }) => [plain(name), `${rows} rows`])),
    ...files.flatMap(({ name, notices }) =>
      notices.map((notice) => `  ! ${plain(name)} ${NOTICES[notice]}.`),
    ),
    '',
    'Contacts',
    ...table([
      ['new', counts.created],
      ['changed', counts.updated],
      ['of these get no mail from now on', stopped],
      ['as they are', counts.unchanged + counts.skipped],
      ['kept without mail', counts.suppressed],
      ['refused rows', refused + counts.invalid],
      ['rows merged into another', merged],
    ]),
    '',
    'By status in the files',
    ...table(Object.entries(statuses).filter(([, count]) => count > 0)),
    '',
    'Mailing lists',
    ...table(plan.lists.map((name) => [plain(name), made.has(name) ? 'new' : 'is there'])),
    '',
    'Properties',
    ...table(
      fitted.fields.map(({ field, key, type, made: one }) => [
        plain(field.name),
        `${key}, ${type}, ${one ? 'new' : 'is there'}, ${field.filled} values${emptied.has(key) ? `, ${emptied.get(key) ?? 0} of them left out: not valid` : ''}`,
      ]),
    ),
    ...table(
      fitted.left.map(({ name }) => [plain(name), 'left out: a workspace has 200 properties at most']),
    ),
  ]
  if (things.length > 0)
    lines.push(
      '',
      'Segments, forms and campaigns',
      ...table(
        things.map(({ kind, name, outcome, why }) => [
          plain(name),
          `${kind}, ${OUTCOMES[outcome]}${why === undefined ? '' : `: ${plain(why)}`}`,
        ]),
      ),
    )
  if (problemCount > 0)
    lines.push(
      '',
      `Problems (${problemCount})`,
      ...problems.slice(0, SHOWN).map((problem) => `  ${problemLine(problem)}`),
      ...(problemCount > SHOWN ? [`  and ${problemCount - SHOWN} more`] : []),
    )
  return `${lines.join('\n')}\n`
}
