import type { WebApi } from '#api/web-api'
import { usualWebApi } from '#domain/web-api/web-api-rules'
import { collectionOf } from '#mocks/core/collection'
import type { Db } from '#mocks/core/db'

type WebApiRecord = Pick<
  WebApi,
  'enabled' | 'allowedOrigins' | 'rateLimitPerMinute' | 'requireConsent' | 'version'
> & { id: string }

/** By the id of the workspace; a workspace that nobody changed has none. */
const webApis = collectionOf<WebApiRecord>('web-apis', ({ settings }) =>
  settings.size === 'empty'
    ? []
    : [
        {
          id: 'ws_ridge',
          enabled: true,
          allowedOrigins: ['https://ridge-outdoor.example', 'https://shop.ridge-outdoor.example'],
          rateLimitPerMinute: 600,
          requireConsent: true,
          version: 3,
        },
      ],
)

/** How the pages of a workspace's customers may call the tracking API. */
export const webApiOf = (db: Db, workspaceId: string): WebApiRecord =>
  db.of(webApis).get(workspaceId) ?? { ...usualWebApi, id: workspaceId }

export const putWebApi = (db: Db, record: WebApiRecord): WebApiRecord => db.of(webApis).put(record)
