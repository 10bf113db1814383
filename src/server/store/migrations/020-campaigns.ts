import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Campaigns, their runs, the mail of each recipient, what came of them, and mails to single people. */
export const campaigns: Migration = {
  async up(db) {
    await sql`
      create table campaigns (
        workspace_id int4 not null references workspaces (number) on delete cascade,
        id text not null,
        place int8 generated always as identity,
        name text not null,
        status text not null,
        status_reason text,
        labels text[] not null,
        note text,
        sender_id text,
        reply_to text,
        audience jsonb not null,
        variants jsonb not null,
        bodies jsonb not null,
        tracking jsonb not null,
        schedule jsonb,
        search text not null,
        estimate int8 not null,
        sent_at timestamptz,
        version int4 not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        created_by jsonb not null,
        updated_by jsonb,
        primary key (workspace_id, id)
      )`.execute(db)
    await sql`
      create table audience_snapshots (
        workspace_id int4 not null,
        campaign_id text not null,
        since timestamptz not null,
        hash text not null,
        bits bytea not null,
        count int8 not null,
        primary key (workspace_id, campaign_id),
        foreign key (workspace_id, campaign_id) references campaigns on delete cascade
      )`.execute(db)
    // Runs outlive their campaign: what was sent was sent, and its links still lead somewhere.
    await sql`
      create table executions (
        workspace_id int4 not null references workspaces (number) on delete cascade,
        number int8 generated always as identity,
        id text not null,
        campaign_id text not null,
        kind text not null,
        status text not null,
        scheduled_at timestamptz not null,
        undo_until timestamptz,
        started_at timestamptz,
        sending_at timestamptz,
        finished_at timestamptz,
        snapshot jsonb,
        links jsonb,
        utc_offset int4 not null default 0,
        tracks_opens boolean not null default true,
        prepare_after int8 not null default 0,
        recipients int8 not null default 0,
        unsubscribed int8 not null default 0,
        suppressed int8 not null default 0,
        recently_sent int8 not null default 0,
        render_error int8 not null default 0,
        failure text,
        failing_since timestamptz,
        triggered_by jsonb not null,
        primary key (workspace_id, number),
        unique (workspace_id, id)
      )`.execute(db)
    for (const columns of [
      'executions_campaign on executions (workspace_id, campaign_id, number desc)',
      `executions_under_way on executions (status) where status in ('queued', 'preparing', 'sending', 'canceling')`,
    ])
      await sql`create index ${sql.raw(columns)}`.execute(db)
    await sql`
      create table deliveries (
        workspace_id int4 not null,
        id int8 generated always as identity primary key,
        execution_id int8 not null,
        contact_id int8,
        email text,
        provider text not null,
        domain_group int2 not null,
        variant int2 not null,
        list int2,
        segment int2,
        state int2 not null default 0,
        skipped int2,
        worker int4,
        attempt int2 not null default 0,
        retry_at timestamptz,
        begun_at timestamptz,
        sent_at timestamptz,
        smtp text,
        code text,
        outcome int2,
        outcome_at timestamptz,
        opens int4 not null default 0,
        first_open_at timestamptz,
        clicks int4 not null default 0,
        first_click_at timestamptz,
        first_link int2,
        bot_opens int4 not null default 0,
        bot_clicks int4 not null default 0,
        unsubscribed_at timestamptz,
        unique (execution_id, contact_id),
        foreign key (workspace_id, execution_id) references executions on delete cascade,
        foreign key (workspace_id, contact_id) references contacts on delete set null (contact_id)
      ) with (fillfactor = 70)`.execute(db)
    for (const columns of [
      'deliveries_due on deliveries (execution_id, domain_group, id) where state in (0, 6)',
      'deliveries_held on deliveries (worker) where state in (1, 2)',
      'deliveries_open on deliveries (execution_id) where state in (1, 2, 5)',
      'deliveries_unknown on deliveries (begun_at) where state = 5',
      'deliveries_contact on deliveries (workspace_id, contact_id, sent_at desc) where contact_id is not null',
    ])
      await sql`create index ${sql.raw(columns)}`.execute(db)
    await sql`
      create table execution_counts (
        workspace_id int4 not null,
        execution_id int8 not null,
        at timestamptz not null,
        shard int2 not null,
        sent int8 not null default 0,
        delivered int8 not null default 0,
        failed int8 not null default 0,
        opens int8 not null default 0,
        unique_opens int8 not null default 0,
        clicks int8 not null default 0,
        unique_clicks int8 not null default 0,
        hard_bounces int8 not null default 0,
        soft_bounces int8 not null default 0,
        complaints int8 not null default 0,
        unsubscribes int8 not null default 0,
        bot_opens int8 not null default 0,
        bot_clicks int8 not null default 0,
        primary key (workspace_id, execution_id, at, shard),
        foreign key (workspace_id, execution_id) references executions on delete cascade
      ) with (fillfactor = 50)`.execute(db)
    await sql`
      create table link_counts (
        workspace_id int4 not null,
        execution_id int8 not null,
        variant int2 not null,
        link int2 not null,
        at timestamptz not null,
        shard int2 not null,
        clicks int8 not null default 0,
        unique_clicks int8 not null default 0,
        bot_clicks int8 not null default 0,
        primary key (workspace_id, execution_id, variant, link, at, shard),
        foreign key (workspace_id, execution_id) references executions on delete cascade
      ) with (fillfactor = 50)`.execute(db)
    await sql`
      create table campaign_rollup (
        workspace_id int4 not null references workspaces (number) on delete cascade,
        campaign_id text not null,
        grp text not null,
        basis text not null,
        made_at timestamptz not null,
        rows jsonb not null,
        primary key (workspace_id, campaign_id, grp)
      )`.execute(db)
    await sql`
      create table messages (
        workspace_id int4 not null references workspaces (number) on delete cascade,
        number int8 generated always as identity,
        id text not null,
        kind text not null,
        idempotency_key text,
        request_hash text,
        mail jsonb,
        campaign_id text,
        tags text[] not null default '{}',
        created_by jsonb,
        created_at timestamptz not null,
        primary key (workspace_id, number),
        unique (workspace_id, id),
        unique (workspace_id, idempotency_key)
      )`.execute(db)
    await sql`
      create table message_recipients (
        workspace_id int4 not null,
        id int8 generated always as identity primary key,
        message_number int8 not null,
        place int2 not null,
        contact_id int8,
        email text,
        name text,
        provider text not null,
        state int2 not null default 0,
        worker int4,
        attempt int2 not null default 0,
        retry_at timestamptz,
        begun_at timestamptz,
        sent_at timestamptz,
        smtp text,
        code text,
        outcome int2,
        outcome_at timestamptz,
        opens int4 not null default 0,
        first_open_at timestamptz,
        clicks int4 not null default 0,
        first_click_at timestamptz,
        unique (message_number, place),
        foreign key (workspace_id, message_number) references messages on delete cascade,
        foreign key (workspace_id, contact_id) references contacts on delete set null (contact_id)
      ) with (fillfactor = 70)`.execute(db)
    for (const columns of [
      'message_recipients_due on message_recipients (id) where state in (0, 6)',
      'message_recipients_held on message_recipients (worker) where state in (1, 2)',
      'message_recipients_contact on message_recipients (workspace_id, contact_id) where contact_id is not null',
    ])
      await sql`create index ${sql.raw(columns)}`.execute(db)
    // Each sending process has a number that no other ever had, and holds a lock of it as long as it lives.
    await sql`create sequence sender_seats as int4`.execute(db)
    await sql`
      create table rate_buckets (
        name text primary key,
        tokens float8 not null,
        filled_at timestamptz not null
      ) with (fillfactor = 50)`.execute(db)
    await sql`
      create table sender_ramps (
        workspace_id int4 not null references workspaces (number) on delete cascade,
        domain text not null,
        days int4 not null,
        day int4 not null,
        sent int8 not null,
        primary key (workspace_id, domain)
      ) with (fillfactor = 50)`.execute(db)
  },
}
