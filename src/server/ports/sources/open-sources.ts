import type { Clock } from '#lib/clock'
import type { Outbound } from '#server/ports/outbound'
import { airtable } from './airtable.ts'
import type { SourceApp } from './ask-source.ts'
import { googleSheets } from './google-sheets.ts'
import { notion } from './notion.ts'
import type { Source, Sources } from './source.ts'

/** The apps that the operator has registered, by the keys of the services. */
export type SourceApps = Readonly<Record<'notion' | 'google_sheets' | 'airtable', SourceApp | undefined>>

/** The services that can be connected: those with an app. */
export function openSources(apps: SourceApps, outbound: Outbound, clock: Clock): Sources {
  const sources = new Map<string, Source>()
  if (apps.notion) sources.set('notion', notion(outbound, apps.notion, { clock }))
  if (apps.google_sheets) sources.set('google_sheets', googleSheets(outbound, apps.google_sheets, { clock }))
  if (apps.airtable) sources.set('airtable', airtable(outbound, apps.airtable, { clock }))
  return sources
}
