/** A browser that shows notices. `kinds`: names with spaces around each. */
export interface PushSubscriptionRow {
  id: string;
  account_id: string;
  session_id: string;
  device_id: string;
  endpoint: string;
  endpoint_digest: string;
  p256dh: string;
  auth: string;
  server_key: string;
  kinds: string;
  browser: string | null;
  browser_system: string | null;
  created_at: string;
  expires_at: string;
}

/** The notice of a mail for one browser. `next_at`: also the end of a lease; null: sent or given up. */
export interface PushNoticeRow {
  mail_id: string;
  subscription_id: string;
  at: string;
  next_at: string | null;
  leased_at: string | null;
  tries: number;
}
