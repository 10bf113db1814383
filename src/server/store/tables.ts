import type { AiTables } from './ai.tables.ts'
import type { ConnectionTables } from './connections.tables.ts'
import type { ContactTables } from './contacts.tables.ts'
import type { DeliveryTables } from './deliveries.tables.ts'
import type { DomainTables } from './domains.tables.ts'
import type { FormTables } from './forms.tables.ts'
import type { MessageTables } from './messages.tables.ts'
import type { HostnameTables } from './hostnames.tables.ts'
import type { OutboxTables } from './outbox.tables.ts'
import type { JobTables } from './jobs.tables.ts'
import type { PeopleTables } from './people.tables.ts'
import type { ReactionTables } from './reactions.tables.ts'
import type { UsageTables } from './usage.tables.ts'
import type { WorkspaceTables } from './workspaces.tables.ts'

/** Every table with its columns, by the part of the product that writes them. */
export interface Tables
  extends
    WorkspaceTables,
    PeopleTables,
    ContactTables,
    FormTables,
    DeliveryTables,
    DomainTables,
    MessageTables,
    HostnameTables,
    ConnectionTables,
    AiTables,
    OutboxTables,
    ReactionTables,
    UsageTables,
    JobTables {}
