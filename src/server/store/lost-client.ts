/** The other end of a connection that says nothing for so long, in ms, is asked whether it is there; our side and that of the server. */
export const ASK_AFTER = 10_000

/**
 * What each connection asks of PostgreSQL, so that the locks of a machine that lost its power or its network are free within a minute,
 * and not when the system gives up, after two hours (REL-16). A pooler in between answers for a client that is gone: therefore a
 * transaction that is begun and does nothing ends after 5 minutes.
 */
export const NOTICE_LOST_CLIENT = `select
  set_config('tcp_keepalives_idle', '${ASK_AFTER / 1000}', false),
  set_config('tcp_keepalives_interval', '10', false),
  set_config('tcp_keepalives_count', '3', false),
  set_config('idle_in_transaction_session_timeout', '5min', false)`
