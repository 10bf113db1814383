import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** A file, and the name of a story or test in it. */
type Proof = readonly [file: string, name: string]

interface Row {
  /** What is seen of it, or that nothing is. */
  shown: readonly Proof[]
  /** Where it is made to happen at the network, or at what the row speaks of. */
  made: readonly Proof[]
}

const CLIENT = 'src/api/core/client.test.ts'
const SESSION = 'src/features/session/session-store.test.ts'
const SESSION_JOURNEYS = 'e2e/session.test.ts'
const TRACKING = 'src/tracking/client.test.ts'
const CHAT = 'src/features/ai-chat/chat.test.ts'
const CHAT_STORIES = 'src/features/ai-chat/assistant-panel.stories.tsx'
const ERRORS = 'stories/flows/errors.stories.tsx'
const FAULTS = 'e2e/faults.test.ts'
const SHELL = 'stories/flows/shell.stories.tsx'
const CREATE = 'src/features/workspaces/create-workspace-dialog.stories.tsx'
const SAVE = 'src/features/settings/workspace/workspace-section.stories.tsx'

/** The error catalogue (ERR-26), row by row, and what proves each row. */
const rows: Readonly<Record<string, Row>> = {
  'API failure: error with code, message, ticketId from the response body': {
    shown: [['src/features/contacts/contacts-screen.stories.tsx', 'Failed']],
    made: [
      [CLIENT, 'throws what the body says'],
      [FAULTS, 'the contacts say what is wrong, and come back with Retry'],
    ],
  },
  "Non-API unexpected error wrapped: code 418, message 'I'm a teapot'": {
    shown: [[ERRORS, 'AnAnswerOfSomebodyElse']],
    made: [[CLIENT, 'is wrapped as a teapot, with its cause']],
  },
  '401 on token refresh: retries stop, user signed out': {
    shown: [[ERRORS, 'TheSessionHasEnded']],
    made: [
      [SESSION, 'a 401 is asked once and ends signed out, without a word about an ended session'],
      [SESSION, 'a 401 among the retries ends them'],
      [SESSION, 'a 401 at a scheduled refresh ends the session at once'],
      [SESSION_JOURNEYS, 'a session that the backend has ended shows the sign-in page and says why'],
    ],
  },
  'Network or abort error on periodic refresh: ignored': {
    shown: [
      [
        SESSION_JOURNEYS,
        'the token is refreshed every four minutes, and a network that is gone then does no harm',
      ],
    ],
    made: [[SESSION, '%s at a scheduled refresh is ignored, and the next one works']],
  },
  'Other refresh failures: account cleared, state signed-out': {
    shown: [[ERRORS, 'TheAccountCannotBeRead']],
    made: [
      [SESSION, 'three retries after 1, 2 and 4 seconds when %s, then signed out'],
      [SESSION, 'a broken backend at a scheduled refresh is tried four times, then the session has ended'],
      [
        SESSION_JOURNEYS,
        'a refresh that fails otherwise is tried three times more at the start, then the sign-in page shows',
      ],
    ],
  },
  "Saving or creating a workspace fails: toast 'Failed to save'; error logged; form unlocked": {
    shown: [
      [CREATE, 'FailsAndLosesNothing'],
      [SAVE, 'FailsAndLosesNothing'],
    ],
    made: [
      [
        'e2e/workspaces.test.ts',
        'a workspace with an icon is made from the switcher, entered, and left for another',
      ],
    ],
  },
  "Workspace saved: toast 'Saved'": {
    shown: [[SAVE, 'Default']],
    made: [
      ['e2e/frame.test.ts', 'another name of the workspace is saved, and the tab of the browser follows'],
    ],
  },
  "Streaming response without body: error 'No body'": {
    shown: [[CHAT_STORIES, 'WithoutABodyIsAnError']],
    made: [
      [CLIENT, "without a body throws 'No body'"],
      [CHAT, 'without a body is an error, once'],
    ],
  },
  "Lazy menu load failure: shows 'Error'": {
    shown: [
      [ERRORS, 'TheSwitcherCannotBeLoaded'],
      ['src/components/menu/menu.stories.tsx', 'WhatFailedIsTriedAgain'],
    ],
    made: [[FAULTS, 'the switcher of workspaces meets an error and works when it is opened again']],
  },
  "Missing configuration value: error 'Environment variable is not set'": {
    shown: [['e2e/security.test.ts', 'without its configuration names the variable that is missing']],
    made: [['src/lib/config.test.ts', 'names %s when it is missing or empty']],
  },
  "Tracking session start fails: console log 'failed to init session'; later events skipped": {
    shown: [
      [
        'e2e/tracking.test.ts',
        'a visit that can not be counted is told in the console, and nobody else notices',
      ],
    ],
    made: [
      [TRACKING, '%s: is logged, and nothing more is sent'],
      ['src/tracking/embed.test.ts', 'sends nothing more where the session does not open'],
    ],
  },
  'Tracking invalid payload: error code 400': {
    shown: [
      ['src/tracking/embed.test.ts', 'tells mistakes and failures in the console, and throws none of them'],
    ],
    made: [[TRACKING, 'what is refused with 400 and no request']],
  },
  "Tracking HTTP error: the status and the message, else 'HTTP {status}: {statusText}', else 500 'Unknown error occurred'":
    {
      shown: [
        ['src/tracking/embed.test.ts', 'tells mistakes and failures in the console, and throws none of them'],
      ],
      made: [[TRACKING, 'an answer that is not ok']],
    },
  'Chat send fails: input unlocked only': {
    shown: [[CHAT_STORIES, 'WhatCouldNotBeSentStays']],
    made: [
      [CHAT, 'that can’t be sent leaves nothing behind, and can be sent again after 5 seconds'],
      [FAULTS, 'the assistant can not send, and can not tell of past chats: the pane can be used'],
    ],
  },
  'Past-chat list load fails: loading indicator stops only': {
    shown: [[CHAT_STORIES, 'PastChatsFailQuietly']],
    made: [[FAULTS, 'the assistant can not send, and can not tell of past chats: the pane can be used']],
  },
  "Unknown setting: 'Not found'": {
    shown: [[SHELL, 'AnUnknownSettingIsNotFound']],
    made: [
      ['src/features/settings/settings.model.test.ts', 'what is no section is none, whatever it is called'],
      ['e2e/shell.test.ts', 'a hash that is no setting does no harm'],
    ],
  },
  "Unhandled routing error: default screen 'Unexpected Application Error!'": {
    shown: [['stories/flows/the-walk.stories.tsx', 'PageBreaks']],
    made: [[FAULTS, 'a page whose files are gone from the server says so, and has a way out']],
  },
}

const project = join(import.meta.dirname, '..')
const text = (file: string) => readFileSync(join(project, file), 'utf8')

/** The name stands in the file as that of a story, a test or a group of tests. */
function stands([file, name]: Proof): boolean {
  const quoted = [`'${name}'`, `"${name}"`].some((title) =>
    new RegExp(`\\b(?:test|describe)(?:\\.each[^]*?)?\\(\\s*${literally(title)}`).test(text(file)),
  )
  return quoted || text(file).includes(`export const ${name} = meta.story(`)
}
const literally = (words: string) => words.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')

test('the catalogue has all rows of the specification', () => {
  expect(Object.keys(rows)).toHaveLength(17)
})

test.each(Object.entries(rows))('%s', (_, row) => {
  expect(row.shown, 'what is seen').not.toEqual([])
  expect(row.made, 'what makes it happen').not.toEqual([])
})

test('every proof is where the catalogue says', () => {
  const proofs = Object.values(rows).flatMap(({ shown, made }) => [...shown, ...made])
  expect(proofs.filter((proof) => !stands(proof))).toEqual([])
})
