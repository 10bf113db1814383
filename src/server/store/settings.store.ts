import type { Brand } from '#api/brand'
import type { WebApi } from '#api/web-api'
import type { Database } from './database.ts'
import type { Tenant } from './tenant.ts'

type WebApiSettings = Omit<WebApi, 'publicKey' | 'baseUrl'>

/** What a workspace set for its tracking API; undefined where nobody changed it. */
export const webApiOf = (db: Database, tenant: Tenant): Promise<WebApiSettings | undefined> =>
  db
    .selectFrom('web_apis')
    .select([
      'enabled',
      'allowed_origins as allowedOrigins',
      'rate_limit_per_minute as rateLimitPerMinute',
      'require_consent as requireConsent',
      'version',
    ])
    .where('workspace_id', '=', tenant.id)
    .executeTakeFirst()

/** Holds the settings of a workspace for the rest of the transaction: of two writes at once the second sees the first. */
export async function lockSettings(db: Database, tenant: Tenant): Promise<void> {
  await db.selectFrom('workspaces').select('id').where('id', '=', tenant.id).forUpdate().execute()
}

export async function putWebApi(db: Database, tenant: Tenant, settings: WebApiSettings): Promise<void> {
  const values = {
    enabled: settings.enabled,
    allowed_origins: [...settings.allowedOrigins],
    rate_limit_per_minute: settings.rateLimitPerMinute,
    require_consent: settings.requireConsent,
    version: settings.version,
  }
  await db
    .insertInto('web_apis')
    .values({ workspace_id: tenant.id, ...values })
    .onConflict((conflict) => conflict.column('workspace_id').doUpdateSet(values))
    .execute()
}

/** The brand that a workspace set; undefined where it set none. */
export async function brandOf(db: Database, tenant: Tenant): Promise<Brand | undefined> {
  const row = await db
    .selectFrom('brands')
    .select(['brand', 'version'])
    .where('workspace_id', '=', tenant.id)
    .executeTakeFirst()
  return row && { ...row.brand, version: row.version }
}

export async function putBrand(db: Database, tenant: Tenant, { version, ...brand }: Brand): Promise<void> {
  const values = { brand: JSON.stringify(brand), version }
  await db
    .insertInto('brands')
    .values({ workspace_id: tenant.id, ...values })
    .onConflict((conflict) => conflict.column('workspace_id').doUpdateSet(values))
    .execute()
}
