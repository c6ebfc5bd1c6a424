// Made from the migrated schema by `npm run generate`: write a migration, not this file.
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from "kysely";
import type { JsonTypes } from "./json-types.ts";

/** When the row was made. Default: now. It never changes. */
type MadeAt = ColumnType<Date, Date | undefined, never>;
/** Written by a trigger. */
type StampedAt = ColumnType<Date, never, never>;

/** The tables as Kysely sees them. `bigint` columns are `bigint` on both drivers. */
export interface Schema {
  applied_functions: {
    name: string;
    text_hash: string;
  };
  applied_migrations: {
    name: string;
    text_hash: string;
  };
  attempts: {
    id: GeneratedAlways<bigint>;
    order_id: bigint;
    number: number;
    supplier_id: number;
    supplier_service: string;
    state: Generated<"submitting" | "submitted" | "succeeded" | "refused" | "failed" | "unknown">;
    reference: string;
    supplier_reference: string | null;
    cost: bigint;
    refusal: "credit" | "duplicate" | "input" | "auth" | "ip" | "unavailable" | "rate" | "price" | "unsupported" | "unclear" | null;
    message: string | null;
    raw_answer: string | null;
    asked: Generated<number>;
    missed: Generated<number>;
    due_at: Date | null;
    leased_until: Date | null;
    created_at: MadeAt;
    sent_at: Date | null;
    submitted_at: Date | null;
    ended_at: Date | null;
  };
  audit_changes: {
    id: GeneratedAlways<bigint>;
    entry_id: bigint;
    target: string;
    fields: JSONColumnType<JsonTypes["audit_changes.fields"], string, string>;
  };
  audit_log: {
    id: GeneratedAlways<bigint>;
    at: MadeAt;
    staff_id: number | null;
    action: string;
    target: string | null;
    details: JSONColumnType<JsonTypes["audit_log.details"] | null, string | null | undefined, string | null>;
    status: number | null;
    ip: string | null;
    request_id: string | null;
  };
  calls: {
    wallet_id: number;
    at: Date;
    id: GeneratedAlways<bigint>;
    interface: "dispatch" | "rest";
    action: string;
    token_id: number | null;
    status: number;
    error_code: string | null;
    count: number;
    last_at: Date;
    duration_ms: number;
    ip: string;
    request_id: string;
  };
  catalogue_version: {
    only_row: Generated<boolean>;
    version: bigint;
  };
  catalogue_viewers: {
    id: GeneratedAlways<bigint>;
    service_id: number | null;
    service_group_id: number | null;
    price_group_id: number | null;
    reseller_id: number | null;
  };
  checked_accounts: {
    account_id: number;
    balance: bigint;
  };
  checked_wallets: {
    wallet_id: number;
    orders: bigint;
    entries: bigint;
  };
  deliveries: {
    id: GeneratedAlways<bigint>;
    receiver_id: number;
    event_id: bigint;
    subject_id: bigint;
    state: Generated<"ready" | "waiting" | "sending" | "delivered" | "failed">;
    attempts: Generated<number>;
    due_at: Date | null;
    leased_until: Date | null;
    created_at: MadeAt;
    ended_at: Date | null;
  };
  delivery_attempts: {
    delivery_id: bigint;
    at: Date;
    id: GeneratedAlways<bigint>;
    duration_ms: number;
    status: number | null;
    answer: string | null;
    error: string | null;
  };
  digest_prices: {
    wallet_id: number;
    service_id: number;
    price: string;
  };
  earlier_transactions: {
    id: GeneratedAlways<bigint>;
    wallet_id: number;
    panel: string;
    number: bigint;
    at: Date;
    amount: bigint;
    balance_after: bigint | null;
    description: string;
  };
  event_receivers: {
    id: Generated<number>;
    wallet_id: number;
    channel: "webhook" | "feedback";
    event_types: string[] | null;
    url: string | null;
    description: Generated<string>;
    sealed_secret: string | null;
    previous_secret: string | null;
    previous_secret_until: Date | null;
    disabled_at: Date | null;
    disabled_by: "reseller" | "gone" | "failures" | null;
    failing_since: Date | null;
    delivered_at: Date | null;
    removed_at: Date | null;
    created_at: MadeAt;
  };
  events: {
    id: GeneratedAlways<bigint>;
    wallet_id: number;
    type: "order.created" | "order.processing" | "order.succeeded" | "order.rejected" | "order.cancelled" | "order.refunded" | "order.result_updated" | "wallet.topped_up" | "wallet.low_balance" | "top_up_request.approved" | "top_up_request.declined" | "service.price_changed" | "service.paused" | "service.resumed" | "api_key.created" | "api_key.revoked" | "webhook.disabled" | "ping";
    subject_id: bigint;
    created_at: MadeAt;
  };
  exchange_feed: {
    only_row: Generated<boolean>;
    kind: Generated<"off" | "ecb" | "json">;
    url: string | null;
    path: string | null;
    max_age_hours: Generated<number>;
    max_change_basis_points: Generated<number>;
    due_at: Date | null;
    fetched_at: Date | null;
    rates_at: Date | null;
    error: string | null;
  };
  exchange_rates: {
    base: string;
    currency: string;
    rate: string;
    margin_basis_points: Generated<number>;
    round_to: bigint;
    source: Generated<"manual" | "feed">;
    rate_at: MadeAt;
    valid_until: Date | null;
    expired: Generated<boolean>;
    proposed_rate: string | null;
    proposed_at: Date | null;
    updated_at: StampedAt;
  };
  forwarding: {
    only_row: Generated<boolean>;
    url: string;
    ends_at: Date;
  };
  group_prices: {
    service_id: number;
    price_group_id: number;
    price: bigint;
    currency: string | null;
  };
  idempotency_keys: {
    wallet_id: number;
    key: string;
    call_id: string;
    fingerprint: string;
    status: number | null;
    body: string | null;
    location: string | null;
    locked_until: Date;
    created_at: MadeAt;
  };
  imported_orders: {
    only_row: Generated<boolean>;
    last_id: Generated<bigint>;
    latest: Date | null;
  };
  installation: {
    only_row: Generated<boolean>;
    name: string;
    created_at: MadeAt;
  };
  late_results: {
    id: GeneratedAlways<bigint>;
    attempt_id: bigint;
    order_id: bigint;
    supplier_reference: string | null;
    result_text: string | null;
    created_at: MadeAt;
    resolved_at: Date | null;
    resolved_by: number | null;
    resolution: string | null;
  };
  ledger_accounts: {
    id: GeneratedAlways<number>;
    kind: "wallet_available" | "wallet_held" | "revenue" | "cash_in" | "payment_fees" | "payment_reversals" | "supplier_prepaid" | "supplier_cost" | "adjustment" | "promo" | "migration";
    currency: string;
    test: boolean;
    panel: string | null;
  };
  ledger_checkpoint: {
    only_row: Generated<boolean>;
    generation: Generated<number>;
    transfers_to: bigint | null;
    orders_to: bigint | null;
    changed_from: Date | null;
    full_at: Date | null;
  };
  ledger_sums: {
    only_row: Generated<boolean>;
    up_to: Generated<bigint>;
    sums: JSONColumnType<JsonTypes["ledger_sums.sums"], string | undefined, string>;
  };
  moving_origins: {
    name: string;
    file: string;
    key: string;
    hash: string;
    target_id: bigint | null;
  };
  moving_password_links: {
    user_id: string;
    requested_at: Date;
    due_at: Date | null;
    leased_until: Date | null;
    attempts: Generated<number>;
    sent_at: Date | null;
    error: string | null;
  };
  moving_remarks: {
    run_id: number;
    id: GeneratedAlways<bigint>;
    severity: "error" | "change";
    number: number | null;
    file: string;
    place: string;
    field: string;
    value: string;
    message: string;
  };
  moving_rows: {
    run_id: number;
    file: string;
    number: number;
    place: string;
    key: string;
    row_values: JSONColumnType<JsonTypes["moving_rows.row_values"], string, string>;
  };
  moving_runs: {
    id: GeneratedAlways<number>;
    name: string;
    source: string;
    open_orders: "take" | "leave";
    state: Generated<"reading" | "waiting" | "running" | "planned" | "imported" | "failed" | "discarded">;
    task: "plan" | "import" | null;
    done: Generated<number>;
    total: Generated<number>;
    report: JSONColumnType<JsonTypes["moving_runs.report"] | null, string | null | undefined, string | null>;
    confirmed: JSONColumnType<JsonTypes["moving_runs.confirmed"] | null, string | null | undefined, string | null>;
    error: string | null;
    leased_until: Date | null;
    claim: Generated<number>;
    created_at: MadeAt;
    finished_at: Date | null;
  };
  moving_uploads: {
    run_id: number;
    file: string;
    part: number;
    bytes: Uint8Array;
  };
  news: {
    id: GeneratedAlways<bigint>;
    title: string;
    text: string;
    audience: "all" | "price_group";
    price_group_id: number | null;
    price_group_name: string | null;
    ends_at: Date | null;
    staff_id: number | null;
    request_key: string | null;
    created_at: MadeAt;
  };
  news_deliveries: {
    news_id: bigint;
    recipient_id: number;
    channel: "email" | "telegram";
    state: Generated<"waiting" | "sending" | "sent" | "failed" | "unconfirmed" | "skipped">;
    attempts: Generated<number>;
    due_at: Date | null;
    leased_until: Date | null;
  };
  news_dismissals: {
    news_id: bigint;
    user_id: string;
  };
  notification_conditions: {
    topic: string;
    key: string;
    since: Date;
    told_at: Date | null;
  };
  notification_lines: {
    recipient_id: number;
    topic: string;
    channel: "email" | "telegram";
    due_at: Date | null;
    leased_until: Date | null;
    attempts: Generated<number>;
    sent_at: Date | null;
  };
  notification_preferences: {
    recipient_id: number;
    topic: string;
    channel: "email" | "telegram";
    enabled: boolean;
  };
  notification_topics: {
    topic: "order_finished" | "order_digest" | "order_rejected" | "low_balance" | "top_up_credited" | "top_up_declined" | "key_created" | "webhook_disabled" | "new_sign_in" | "supplier_paused" | "supplier_low_balance" | "orders_waiting" | "unconfirmed_attempts" | "late_results" | "ledger_discrepancy" | "sign_up" | "top_up_request" | "inventory_low" | "server_trouble" | "news" | "price_changes" | "payments_review";
    for_resellers: boolean;
    roles: string[];
    is_default: boolean;
    gap_minutes: Generated<number>;
  };
  notification_watches: {
    name: "orders" | "conditions" | "prices";
    watched_to: Date;
  };
  notifications: {
    id: GeneratedAlways<bigint>;
    recipient_id: number;
    topic: string;
    channel: string;
    things: number;
    samples: JSONColumnType<JsonTypes["notifications.samples"], string, string>;
    created_at: MadeAt;
  };
  one_time_links: {
    hash: Uint8Array;
    purpose: "password_reset" | "invitation" | "first_operator" | "passkey_registration" | "passkey_sign_in";
    user_id: string | null;
    staff_id: number | null;
    created_at: Date;
    expires_at: Date | null;
  };
  order_history: {
    id: GeneratedAlways<bigint>;
    order_id: bigint;
    at: MadeAt;
    event: Generated<"status_changed" | "requeued" | "cancel_requested" | "result_corrected" | "partly_refunded">;
    from_status: "PENDING" | "PROCESSING" | "SUCCESS" | "REJECTED" | "CANCELLED" | "REFUNDED" | null;
    to_status: "PENDING" | "PROCESSING" | "SUCCESS" | "REJECTED" | "CANCELLED" | "REFUNDED";
    actor_kind: "reseller" | "operator" | "system" | "supplier";
    actor_id: number | null;
    reason: string | null;
    amount: bigint | null;
    request_key: string | null;
    requested_supplier_id: number | null;
  };
  order_transitions: {
    from_status: "PENDING" | "PROCESSING" | "SUCCESS" | "REJECTED" | "CANCELLED" | "REFUNDED";
    to_status: "PENDING" | "PROCESSING" | "SUCCESS" | "REJECTED" | "CANCELLED" | "REFUNDED";
  };
  ordered_services: {
    service_id: number;
    wallet_id: number;
    ordered_at: MadeAt;
    price: string;
    status: "active" | "paused";
  };
  orders: {
    id: Generated<bigint>;
    wallet_id: number;
    service_id: number;
    source: "dispatch" | "api" | "dashboard" | "operator" | "import";
    settled_elsewhere: Generated<boolean>;
    test: boolean;
    identifier: string | null;
    inputs: JSONColumnType<JsonTypes["orders.inputs"], string | undefined, string>;
    quantity: number;
    unit_price: bigint;
    price: bigint;
    currency: string;
    base_currency: string | null;
    base_price: bigint | null;
    exchange_rate: string | null;
    metadata: JSONColumnType<JsonTypes["orders.metadata"] | null, string | null | undefined, string | null>;
    subject: string | null;
    allow_duplicate: Generated<boolean>;
    client_reference: string | null;
    content_hash: string;
    request_key: string | null;
    replay_key: string | null;
    request_id: string | null;
    feedback_url: string | null;
    status: Generated<"PENDING" | "PROCESSING" | "SUCCESS" | "REJECTED" | "CANCELLED" | "REFUNDED">;
    status_reason: string | null;
    result_text: string | null;
    result_fields: JSONColumnType<JsonTypes["orders.result_fields"] | null, string | null | undefined, string | null>;
    captured: bigint | null;
    refunded: Generated<bigint>;
    cancel_requested_at: Date | null;
    created_at: MadeAt;
    submitted_at: Date | null;
    completed_at: Date | null;
    updated_at: StampedAt;
    supplier_id: number | null;
    route_position: number | null;
    cost: bigint | null;
    due_at: Date | null;
    leased_until: Date | null;
    attention: "manual" | "no_route" | "refused" | "ambiguous" | "loss" | "retries" | "expired" | "out_of_stock" | "diverted" | null;
    attention_note: string | null;
    diverted_from: number | null;
    taken_by: number | null;
    taken_at: Date | null;
  };
  other_payments: {
    payment_id: bigint;
    provider_id: string;
    received: bigint;
    currency: string;
  };
  passkeys: {
    id: string;
    user_id: string;
    credential_id: Uint8Array;
    public_key: Uint8Array;
    counter: bigint;
    transports: string[];
    name: string;
    created_at: Date;
    last_used_at: Date | null;
  };
  payment_credentials: {
    method_id: number;
    test: boolean;
    settings: JSONColumnType<JsonTypes["payment_credentials.settings"], string, string>;
    sealed_secrets: string;
    updated_at: Generated<Date>;
  };
  payment_methods: {
    id: GeneratedAlways<number>;
    kind: string;
    name: string;
    instructions: string | null;
    qr_text: string | null;
    copy_text: string | null;
    currency: string;
    min_amount: bigint;
    max_amount: bigint;
    fee_fixed: Generated<bigint>;
    fee_basis_points: Generated<number>;
    bonus_tiers: JSONColumnType<JsonTypes["payment_methods.bonus_tiers"], string | undefined, string>;
    price_group_ids: number[] | null;
    enabled: Generated<boolean>;
    position: Generated<number>;
    created_at: MadeAt;
    updated_at: StampedAt;
  };
  payment_steps: {
    payment_id: bigint;
    id: GeneratedAlways<bigint>;
    at: MadeAt;
    status: string;
    source: "reseller" | "event" | "check" | "staff" | "system";
    note: string | null;
  };
  payments: {
    id: GeneratedAlways<bigint>;
    wallet_id: number;
    test: boolean;
    method_id: number;
    reference: string;
    amount: bigint;
    fee: bigint;
    currency: string;
    terms: JSONColumnType<JsonTypes["payments.terms"], string, string>;
    return_url: string;
    status: Generated<"created" | "seen" | "confirmed" | "review" | "credited" | "declined" | "expired" | "failed" | "cancelled">;
    review_reason: "partial" | "late" | "currency" | "small" | "extra" | null;
    provider_id: string | null;
    provider_charge: string | null;
    checkout_url: string | null;
    pay_address: string | null;
    pay_amount: string | null;
    pay_currency: string | null;
    expires_at: Date | null;
    received: bigint | null;
    received_currency: string | null;
    credited: bigint | null;
    transfer_id: bigint | null;
    credited_at: Date | null;
    reversed: Generated<bigint>;
    reversals: Generated<number>;
    reason: string | null;
    decided_by: number | null;
    due_at: MadeAt;
    checks: Generated<number>;
    last_error: string | null;
    request_key: string | null;
    created_at: MadeAt;
    updated_at: Generated<Date>;
  };
  personal_prices: {
    service_id: number;
    reseller_id: number;
    price: bigint;
    currency: string | null;
  };
  price_groups: {
    id: GeneratedAlways<number>;
    name: string;
    margin_basis_points: number | null;
  };
  recipients: {
    id: GeneratedAlways<number>;
    reseller_id: number | null;
    staff_id: number | null;
    is_low: Generated<boolean>;
    has_signed_in: Generated<boolean>;
    prices_seen_at: MadeAt;
  };
  reconciliations: {
    id: GeneratedAlways<number>;
    begun_at: MadeAt;
    ended_at: Date | null;
    ok: boolean | null;
    requested_by: number | null;
    leased_until: Date | null;
    claim: Generated<number>;
    scope: Generated<"full" | "incremental">;
    after_transfer: bigint | null;
    changed_from: Date | null;
    checks: JSONColumnType<JsonTypes["reconciliations.checks"], string | undefined, string>;
  };
  recovery_codes: {
    user_id: string;
    hash: Uint8Array;
  };
  resellers: {
    id: GeneratedAlways<number>;
    name: string;
    email: string;
    username: string | null;
    company: string | null;
    price_group_id: number | null;
    status: Generated<"pending" | "active" | "suspended">;
    status_reason: string | null;
    currency: string;
    rate_limit: number | null;
    low_balance_threshold: Generated<bigint>;
    user_id: string | null;
    created_at: MadeAt;
    updated_at: StampedAt;
  };
  routes: {
    service_id: number;
    position: number;
    supplier_id: number;
    supplier_service: string | null;
    cost: bigint | null;
    agreed_cost: bigint | null;
    on_cost_change: Generated<"follow" | "pause">;
    margin_basis_points: number | null;
    margin_fixed: bigint | null;
    margin_round_to: bigint | null;
    margin_floor: bigint | null;
    allow_loss: Generated<boolean>;
    input_names: JSONColumnType<JsonTypes["routes.input_names"], string | undefined, string>;
    continue_on_rejection: Generated<boolean>;
    paused_by: "operator" | "cost" | "vanished" | null;
    updated_at: StampedAt;
  };
  server_settings: {
    only_row: Generated<boolean>;
    name: Generated<string>;
    sign_up: Generated<"open" | "approval" | "closed">;
    accent_light: string | null;
    accent_dark: string | null;
    time_zone: Generated<string>;
    terms_url: string | null;
    terms_text: string | null;
    support_contact: string | null;
    payment_text: string | null;
    announcement: string | null;
    announcement_ends_at: Date | null;
    setup_hidden: Generated<boolean>;
  };
  service_groups: {
    id: GeneratedAlways<number>;
    name: string;
    position: Generated<number>;
    visible_to: Generated<"everyone" | "price_groups" | "resellers">;
  };
  services: {
    id: GeneratedAlways<number>;
    group_id: number;
    type: "imei" | "server" | "remote";
    name: string;
    description: Generated<string>;
    search_terms: Generated<string>;
    currency: string;
    base_price: bigint;
    identifier_kind: "imei" | "serial" | "imei_or_serial" | "meid" | "eid" | "iccid" | "text" | "none";
    identifier_check: "luhn" | "length" | "none";
    completes_check_digit: Generated<boolean>;
    inputs: JSONColumnType<JsonTypes["services.inputs"], string | undefined, string>;
    result_rules: JSONColumnType<JsonTypes["services.result_rules"], string | undefined, string>;
    min_quantity: Generated<number>;
    max_quantity: Generated<number>;
    allow_duplicate: Generated<boolean>;
    cancellable: Generated<"until_submitted" | "on_request" | "never">;
    delivery_time: Generated<string>;
    promised_minutes: number | null;
    expires_minutes: number | null;
    delivery_p50_seconds: number | null;
    delivery_p95_seconds: number | null;
    status: Generated<"active" | "paused" | "retired">;
    visible_to: Generated<"everyone" | "price_groups" | "resellers">;
    position: Generated<number>;
    created_at: MadeAt;
    updated_at: StampedAt;
  };
  sessions: {
    id: string;
    token_hash: Uint8Array;
    user_id: string;
    ip: string;
    user_agent: string;
    created_at: Date;
    last_used_at: Date;
    expires_at: Date;
  };
  shop_images: {
    kind: "logo" | "icon";
    hash: string;
    content_type: "image/png" | "image/jpeg" | "image/webp";
    width: number | null;
    bytes: Uint8Array;
  };
  staff: {
    id: GeneratedAlways<number>;
    name: string;
    email: string;
    role: "owner" | "manager" | "agent" | "read-only";
    user_id: string | null;
    last_sign_in_at: Date | null;
    removed_at: Date | null;
    created_at: MadeAt;
  };
  stock_codes: {
    id: GeneratedAlways<bigint>;
    service_id: number;
    code: string;
    order_id: bigint | null;
    position: number | null;
    added_at: MadeAt;
    delivered_at: Date | null;
  };
  supplier_jobs: {
    id: GeneratedAlways<number>;
    supplier_id: number;
    kind: "test" | "balance" | "sync" | "import";
    import_input: JSONColumnType<JsonTypes["supplier_jobs.import_input"] | null, string | null | undefined, string | null>;
    state: Generated<"waiting" | "running" | "done" | "failed">;
    done: Generated<number>;
    total: Generated<number>;
    result: JSONColumnType<JsonTypes["supplier_jobs.result"] | null, string | null | undefined, string | null>;
    problems: JSONColumnType<JsonTypes["supplier_jobs.problems"], string | undefined, string>;
    error: string | null;
    leased_until: Date | null;
    claim: Generated<number>;
    created_at: MadeAt;
    finished_at: Date | null;
  };
  supplier_services: {
    supplier_id: number;
    code: string;
    group_name: string;
    name: string;
    type: "imei" | "server" | "remote";
    cost: bigint;
    previous_cost: bigint | null;
    delivery_time: string;
    description: string;
    min_quantity: number;
    max_quantity: number;
    needs_identifier: boolean;
    inputs: JSONColumnType<JsonTypes["supplier_services.inputs"], string, string>;
    first_seen_at: MadeAt;
    changed_at: Date | null;
    vanished_at: Date | null;
  };
  suppliers: {
    id: GeneratedAlways<number>;
    name: string;
    kind: string;
    url: string | null;
    username: string | null;
    sealed_key: string | null;
    currency: string | null;
    exchange_rate: Generated<bigint>;
    concurrency: Generated<number>;
    bulk_size: Generated<number>;
    repeats: Generated<"never" | "by_reference">;
    refusal_overrides: JSONColumnType<JsonTypes["suppliers.refusal_overrides"], string | undefined, string>;
    low_balance: bigint | null;
    sync_hours: Generated<number>;
    paused_at: Date | null;
    pause_reason: string | null;
    failures: Generated<number>;
    open_until: Date | null;
    last_error: string | null;
    last_error_at: Date | null;
    balance: bigint | null;
    balance_at: Date | null;
    created_at: MadeAt;
    updated_at: Generated<Date>;
  };
  sweeps: {
    name: string;
    swept_to: Generated<bigint>;
  };
  telegram_bot: {
    only_row: Generated<boolean>;
    sealed_token: string | null;
    bot_name: string | null;
    error: string | null;
    next_update: Generated<bigint>;
    leased_until: Date | null;
  };
  telegram_codes: {
    hash: Uint8Array;
    recipient_id: number;
    expires_at: Date;
  };
  telegram_links: {
    recipient_id: number;
    chat_id: bigint;
    chat_name: string;
    linked_at: MadeAt;
  };
  tokens: {
    id: GeneratedAlways<number>;
    reseller_id: number;
    kind: "api_key" | "login";
    hash: Uint8Array;
    prefix: string;
    last_four: string;
    label: Generated<string>;
    test: Generated<boolean>;
    scopes: string[];
    allowed_cidrs: string[] | null;
    rate_limit: number | null;
    dialect: Generated<"auto" | "native" | "dhru">;
    strict_http: Generated<boolean>;
    replay: Generated<boolean>;
    imported: Generated<boolean>;
    expires_at: Date | null;
    revoked_at: Date | null;
    replaced_by: number | null;
    created_at: MadeAt;
    last_used_at: Date | null;
    last_used_ip: string | null;
  };
  top_up_proofs: {
    request_id: bigint;
    hash: string;
    content_type: "image/png" | "image/jpeg" | "image/webp" | "application/pdf";
    bytes: Uint8Array;
    created_at: MadeAt;
  };
  top_up_requests: {
    id: GeneratedAlways<bigint>;
    wallet_id: number;
    amount: bigint;
    currency: string;
    note: string | null;
    payment_reference: string | null;
    status: Generated<"open" | "approved" | "declined" | "withdrawn">;
    reason: string | null;
    approved_amount: bigint | null;
    transfer_id: bigint | null;
    decided_by: number | null;
    decided_at: Date | null;
    request_key: string | null;
    method_id: number | null;
    terms: JSONColumnType<JsonTypes["top_up_requests.terms"] | null, string | null | undefined, string | null>;
    created_at: MadeAt;
  };
  transfers: {
    id: GeneratedAlways<bigint>;
    kind: "top_up" | "payment_fee" | "payment_reversal" | "hold" | "capture" | "release" | "refund" | "adjustment" | "promo" | "supplier_prepaid" | "supplier_cost" | "opening_balance";
    from_account_id: number;
    to_account_id: number;
    amount: bigint;
    currency: string;
    test: boolean;
    wallet_id: number | null;
    order_id: bigint | null;
    available_after: bigint | null;
    held_after: bigint | null;
    reason: string | null;
    actor_kind: "reseller" | "operator" | "system" | "supplier";
    actor_id: number | null;
    idempotency_key: string | null;
    created_at: MadeAt;
  };
  two_factor: {
    user_id: string;
    secret: string;
    confirmed_at: Date | null;
    last_step: number | null;
    wrong_codes: Generated<number>;
    locked_until: Date | null;
  };
  users: {
    id: string;
    email: string;
    name: string;
    password_hash: string | null;
    email_confirmed_at: Date | null;
    created_at: MadeAt;
  };
  wallets: {
    id: GeneratedAlways<number>;
    reseller_id: number;
    test: boolean;
    currency: string;
    available_account_id: number;
    held_account_id: number;
    available: Generated<bigint>;
    held: Generated<bigint>;
    credit_limit: Generated<bigint>;
    reversal_debt: Generated<bigint>;
    orders_count: Generated<bigint>;
    entries_count: Generated<bigint>;
    records_events: Generated<boolean>;
  };
}
