import type { SchemaProperty } from '#api/schemas'
import { customProperties, type IsList } from '#domain/contacts/contact-rules'
import type { Db } from '#mocks/core/db'
import { schemaId } from '#mocks/core/records'

/** The properties of contacts that a workspace has made, by key. */
export const customPropertiesOf = (db: Db, workspaceId: string): Map<string, SchemaProperty> =>
  customProperties(db.schemas.get(schemaId(workspaceId, 'contact'))?.properties ?? [])

/** Whether a mailing list is one of the workspace. */
export const isListOf =
  (db: Db, workspaceId: string): IsList =>
  (mailingListId) =>
    db.mailingLists.get(mailingListId)?.workspaceId === workspaceId
