import { expect, test } from 'vitest'
import { contract } from './contract.ts'

// Written by hand (API-1), so that a route nobody wrote down there, or one that was forgotten, is seen.
const specified: Record<string, string> = {
  'authentication and account': `
    GET /auth/refresh
    GET /auth/request/google
    POST /auth/sign-out
    GET /internal/self_account
    GET /internal/self_account/workspace_account
    GET /internal/self_account/joined_workspaces
    POST /internal/self_account/joined_workspaces
    GET /internal/self_account/joinable_workspaces
    POST /internal/self_account/invitations/:token/accept
    GET /workspace
    POST /workspace
    GET /accounts
    GET /accounts/count
    POST /accounts/by_ids
  `,
  'contacts and schema': `
    POST /contacts/search
    POST /contacts/search/count
    POST /contacts
    GET /contacts/:id
    POST /contacts/:id
    DELETE /contacts/:id
    DELETE /contacts/by_email
    POST /contacts/export/csv
    GET /schemas/:type
    POST /schemas/:type/properties
    POST /schemas/:type/properties/:key
    DELETE /schemas/:type/properties/:key
    POST /contact_events/search
    POST /import/csv
    POST /import/emails
  `,
  'campaigns, segments, connections': `
    GET /campaigns
    GET /campaigns/count
    POST /campaigns
    GET /campaigns/:id
    POST /campaigns/:id
    DELETE /campaigns/:id
    POST /campaigns/:id/duplicate
    POST /campaigns/:id/schedule
    POST /campaigns/:id/cancel
    GET /campaigns/:id/executions
    GET /campaigns/:id/summaries
    GET /segments
    GET /segments/count
    POST /segments
    GET /segments/:id
    PUT /segments/:id
    GET /connections
    POST /connections
    GET /connections/:id
    POST /connections/:id
  `,
  'domains, hostnames, certificates, senders': `
    POST /domains
    GET /domains
    GET /domains/count
    GET /domains/:name
    DELETE /domains/:name
    POST /domains/:name/verify
    POST /custom_hostnames
    GET /custom_hostnames
    GET /custom_hostnames/default
    GET /certificates
    POST /certificates
    GET /certificates/count
    GET /certificates/:hostname
    DELETE /certificates/:hostname
    POST /certificates/:hostname/verify
    GET /certificates/:hostname/items
    POST /senders
    GET /senders
    GET /senders/count
    GET /senders/by_address
    GET /senders/:id
    POST /senders/:id
    DELETE /senders/:id
    POST /senders/:id/send_emails_for_registration
    GET /regions
  `,
  'forms, brand, uploads, transactional, lists': `
    GET /forms
    POST /forms
    GET /forms/count
    GET /forms/:id
    POST /forms/:id
    DELETE /forms/:id
    GET /forms/:id/publication
    POST /forms/:id/publish
    POST /forms/:id/unpublish
    GET /forms/:id/submissions
    POST /forms/:id/submissions/export/csv
    GET /brand
    POST /brand
    POST /upload/image
    POST /transactional/send
    GET /transactional/send/:id/status
    GET /mailing_lists
    POST /mailing_lists
    GET /mailing_lists/count
    GET /mailing_lists/:id
    POST /mailing_lists/:id
    DELETE /mailing_lists/:id
  `,
  'invitations, scripts, integrations, keys, usage': `
    GET /invitation_link
    POST /invitation_link
    DELETE /invitation_link
    GET /invitations/:token
    GET /script_tag
    GET /web_api
    POST /web_api
    GET /integrations
    GET /integration_credentials
    POST /integration_credentials
    POST /integration_credentials/:credentialId/request
    POST /integration_credentials/:credentialId/exchange
    POST /integration_credentials/:credentialId/check
    GET /integration_credentials/:credentialId/databases
    GET /integration_credentials/:credentialId/databases/:databaseId
    GET /usages/logs
    GET /usages/summaries
    POST /api_keys
    GET /api_keys
    GET /api_keys/count
    GET /api_keys/:id
    POST /api_keys/:id
    DELETE /api_keys/:id
  `,
  AI: `
    POST /ai/chat/completions
    POST /ai/chat/completions/stream
    GET /ai/threads
    POST /ai/thread
    GET /ai/thread/:id
    DELETE /ai/thread/:id
    GET /ai/thread/:id/messages
    POST /ai/thread/:id/messages
    POST /ai/thread/:id/messages/tool
    POST /ai/thread/:id/signal
    POST /ai/thread/:id/stop
    POST /ai/thread/:id/resume
    GET /ai/thread/:id/listen
  `,
  tracking: `
    POST /sessions/start
    POST /sessions/end
    POST /sessions/identify
    POST /events/track
  `,
}

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
const unnamed = (route: string) => route.replaceAll(/:\w+/g, ':')

test('the contract has the calls of the specification and no others', () => {
  const declared = Object.values(contract).map(({ route }) => unnamed(`${route.method} ${route.path}`))
  const wanted = Object.values(specified).flatMap(lines).map(unnamed)
  expect(wanted).toHaveLength(136)
  expect(declared.toSorted()).toEqual(wanted.toSorted())
})

test('only the tracking API stands at its own address', () => {
  for (const { name, base } of Object.values(contract))
    expect(base, name).toBe(name.startsWith('tracking.') ? '/web/v1' : '/v1')
})
