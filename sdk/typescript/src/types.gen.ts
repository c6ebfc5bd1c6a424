// Made from the server's OpenAPI document by `npm run generate`: change the routes, not this file.
export interface paths {
  "/api/v1/account": {
    /** Profile and balance */
    get: {
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["Account"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
    /** Change the profile; requires a sign-in, not an API key */
    patch: {
      requestBody: {
        content: {
          "application/x-www-form-urlencoded": components["schemas"]["ProfileChange"];
          "multipart/form-data": components["schemas"]["ProfileChange"];
          "application/json": components["schemas"]["ProfileChange"];
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["Account"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/v1/services": {
    /** Services at the caller's prices */
    get: {
      parameters: {
        query?: {
          type?: "imei" | "server" | "remote";
          /** @description ID or name of a service group */
          group?: string;
          /** @description Words in the name or in the group's name, or a service ID */
          q?: string;
          status?: "active" | "paused";
          /** @description By default in the operator's order; not available with cursor */
          sort?: "name" | "-name" | "price" | "-price";
          /** @description Page number, from 1 */
          page?: number;
          /** @description Rows per page; 15 by default, at most 100 */
          per_page?: number;
          /** @description Cursor pagination: send it empty for the first page, then follow links.next */
          cursor?: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": {
              data: components["schemas"]["Service"][];
              links: components["schemas"]["PageLinks"];
              meta: components["schemas"]["PageMeta"];
            };
          };
        };
        /** @description Not modified since the ETag */
        304: {};
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/v1/services/{id}": {
    /** One service */
    get: {
      parameters: { path: { id: string } };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["Service"] } } };
        /** @description Not modified since the ETag */
        304: {};
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/v1/service-groups": {
    /** The groups of the caller's services */
    get: {
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["ServiceGroup"][] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/v1/transactions": {
    /** Wallet transactions; their amounts add up to the balance */
    get: {
      parameters: {
        query?: {
          type?:
            | "order"
            | "release"
            | "refund"
            | "top_up"
            | "payment_fee"
            | "payment_reversal"
            | "adjustment"
            | "promo"
            | "opening_balance";
          /** @description Of one order */
          order_id?: number;
          /** @description At or after this time: a date, or a time such as 2026-05-01T08:00:00Z */
          created_from?: string;
          /** @description At or before this time: a date, or a time such as 2026-05-01T08:00:00Z */
          created_to?: string;
          sort?: "-created_at";
          /** @description Page number, from 1 */
          page?: number;
          /** @description Rows per page; 15 by default, at most 100 */
          per_page?: number;
          /** @description Cursor pagination: send it empty for the first page, then follow links.next */
          cursor?: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": {
              data: components["schemas"]["Transaction"][];
              links: components["schemas"]["PageLinks"];
              meta: components["schemas"]["PageMeta"];
            };
          };
        };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/v1/transactions/earlier": {
    /** Transactions in the panel that the account was moved from, in no sum here, with cursor pagination */
    get: {
      parameters: {
        query?: {
          /** @description Rows per page; 15 by default, at most 100 */
          per_page?: number;
          /** @description Cursor of the next page, from links.next of the previous answer */
          cursor?: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": {
              data: components["schemas"]["EarlierTransaction"][];
              links: components["schemas"]["PageLinks"];
              meta: components["schemas"]["PageMeta"];
            };
          };
        };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/v1/orders": {
    /** The caller's orders, highest number first; id=1,2,3 reads the status of several orders */
    get: {
      parameters: {
        query?: {
          /** @description Numbers separated by commas, at most 500 */
          id?: string;
          /** @description An order ID, or the start of an identifier, a reference or a code (a result of up to 100 characters). Among the 5,000 orders with the highest numbers also the last 4 or more characters of an identifier, and 3 or more characters within a reference or an input */
          q?: string;
          /** @description Of these identifiers, separated by spaces, commas or line breaks; at most 200 */
          identifiers?: string;
          status?: ("PENDING" | "PROCESSING" | "SUCCESS" | "REJECTED" | "CANCELLED" | "REFUNDED")[];
          /** @description Of one service */
          service_id?: number;
          /** @description Of one identifier */
          imei?: string;
          /** @description With this reference */
          client_reference?: string;
          source?: "dispatch" | "api" | "dashboard" | "operator" | "import";
          /** @description Placed at or after this time: a date, or a time such as 2026-05-01T08:00:00Z */
          created_from?: string;
          /** @description Placed at or before this time: a date, or a time such as 2026-05-01T08:00:00Z */
          created_to?: string;
          /** @description Changed at or after this time: a date, or a time such as 2026-05-01T08:00:00Z */
          updated_since?: string;
          /** @description By order number, which grows with the time of placing. Orders imported from another panel keep its numbers, so they may be out of time order */
          sort?: "-created_at" | "created_at";
          /** @description Page number, from 1 */
          page?: number;
          /** @description Rows per page; 15 by default, at most 100 */
          per_page?: number;
          /** @description Cursor pagination: send it empty for the first page, then follow links.next */
          cursor?: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": {
              data: components["schemas"]["Order"][];
              links: components["schemas"]["PageLinks"];
              meta: components["schemas"]["PageMeta"];
            };
          };
        };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
    /** Place an order */
    post: {
      parameters: {
        header?: {
          /** @description Makes a request safe to repeat: for 7 days the same key returns the first answer */
          "idempotency-key"?: string;
        };
      };
      requestBody: {
        content: {
          "application/x-www-form-urlencoded": components["schemas"]["OrderRequest"];
          "multipart/form-data": components["schemas"]["OrderRequest"];
          "application/json": components["schemas"]["OrderRequest"];
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["Order"] } } };
        201: { content: { "application/json": { data: components["schemas"]["Order"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/v1/orders/totals": {
    /** The number of the caller's orders and their total price, with the filters of the list */
    get: {
      parameters: {
        query?: {
          /** @description An order ID, or the start of an identifier, a reference or a code (a result of up to 100 characters). Among the 5,000 orders with the highest numbers also the last 4 or more characters of an identifier, and 3 or more characters within a reference or an input */
          q?: string;
          /** @description Of these identifiers, separated by spaces, commas or line breaks; at most 200 */
          identifiers?: string;
          status?: ("PENDING" | "PROCESSING" | "SUCCESS" | "REJECTED" | "CANCELLED" | "REFUNDED")[];
          /** @description Of one service */
          service_id?: number;
          /** @description Of one identifier */
          imei?: string;
          /** @description With this reference */
          client_reference?: string;
          source?: "dispatch" | "api" | "dashboard" | "operator" | "import";
          /** @description Placed at or after this time: a date, or a time such as 2026-05-01T08:00:00Z */
          created_from?: string;
          /** @description Placed at or before this time: a date, or a time such as 2026-05-01T08:00:00Z */
          created_to?: string;
          /** @description Changed at or after this time: a date, or a time such as 2026-05-01T08:00:00Z */
          updated_since?: string;
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["OrderTotals"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/v1/orders/quote": {
    /** Validate an order and get its price without placing it; repeating an existing order costs nothing */
    post: {
      requestBody: {
        content: {
          "application/x-www-form-urlencoded": components["schemas"]["OrderRequest"];
          "multipart/form-data": components["schemas"]["OrderRequest"];
          "application/json": components["schemas"]["OrderRequest"];
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["Quote"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/v1/orders/{id}": {
    /** Status and result of one order; include=history adds its history */
    get: {
      parameters: {
        query?: {
          /** @description history adds what happened to the order */
          include?: string;
          /** @description Seconds to wait while the order is open and unchanged, at most 60 */
          wait?: number;
        };
        path: { id: string };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["Order"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/v1/orders/{id}/cancel": {
    /** Cancel an order, or request cancellation if the service requires the operator's consent */
    post: {
      parameters: {
        header?: {
          /** @description Makes a request safe to repeat: for 7 days the same key returns the first answer */
          "idempotency-key"?: string;
        };
        path: { id: string };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["Order"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/v1/orders/bulk": {
    /** Place up to 100 orders */
    post: {
      parameters: {
        header?: {
          /** @description Makes a request safe to repeat: for 7 days the same key returns the first answer */
          "idempotency-key"?: string;
        };
      };
      requestBody: {
        content: {
          "application/x-www-form-urlencoded": {
            /** @description Up to 100 orders */
            orders: components["schemas"]["OrderRequest"][];
          };
          "multipart/form-data": {
            /** @description Up to 100 orders */
            orders: components["schemas"]["OrderRequest"][];
          };
          "application/json": {
            /** @description Up to 100 orders */
            orders: components["schemas"]["OrderRequest"][];
          };
        };
      };
      responses: {
        200: { content: { "application/json": components["schemas"]["BulkAnswer"] } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/v1/orders/quote/bulk": {
    /** Validate up to 100 orders and get their prices without placing them */
    post: {
      requestBody: {
        content: {
          "application/x-www-form-urlencoded": {
            /** @description Up to 100 orders */
            orders: components["schemas"]["OrderRequest"][];
          };
          "multipart/form-data": {
            /** @description Up to 100 orders */
            orders: components["schemas"]["OrderRequest"][];
          };
          "application/json": {
            /** @description Up to 100 orders */
            orders: components["schemas"]["OrderRequest"][];
          };
        };
      };
      responses: {
        200: { content: { "application/json": components["schemas"]["BulkQuotes"] } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/v1/orders/bulk/cancel": {
    /** Cancel up to 100 orders, or request cancellation if the service requires the operator's consent */
    post: {
      requestBody: {
        content: {
          "application/x-www-form-urlencoded": {
            /** @description Numbers of up to 100 orders */
            ids: (number | string)[];
          };
          "multipart/form-data": {
            /** @description Numbers of up to 100 orders */
            ids: (number | string)[];
          };
          "application/json": {
            /** @description Numbers of up to 100 orders */
            ids: (number | string)[];
          };
        };
      };
      responses: {
        200: { content: { "application/json": components["schemas"]["BulkCancelAnswer"] } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/v1/top-up-requests": {
    /** The caller's requests for credit, newest first */
    get: {
      parameters: {
        query?: {
          status?: "open" | "approved" | "declined" | "withdrawn";
          /** @description Page number, from 1 */
          page?: number;
          /** @description Rows per page; 15 by default, at most 100 */
          per_page?: number;
          /** @description Cursor pagination: send it empty for the first page, then follow links.next */
          cursor?: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": {
              data: components["schemas"]["TopUpRequest"][];
              links: components["schemas"]["PageLinks"];
              meta: components["schemas"]["PageMeta"];
            };
          };
        };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
    /** Request credit from the operator; at most 5 requests can be pending */
    post: {
      parameters: {
        header?: {
          /** @description Makes a request safe to repeat: for 7 days the same key returns the first answer */
          "idempotency-key"?: string;
        };
      };
      requestBody: {
        content: {
          "application/x-www-form-urlencoded": components["schemas"]["NewTopUpRequest"];
          "multipart/form-data": components["schemas"]["NewTopUpRequest"];
          "application/json": components["schemas"]["NewTopUpRequest"];
        };
      };
      responses: {
        201: { content: { "application/json": { data: components["schemas"]["TopUpRequest"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/v1/top-up-requests/{id}/withdraw": {
    /** Withdraw a pending request */
    post: {
      parameters: { path: { id: string } };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["TopUpRequest"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/v1/top-up-requests/{id}/proof": {
    /** The proof of payment of a request, as a file */
    get: {
      parameters: { path: { id: string } };
      responses: { "4XX": components["responses"]["Refusal"]; "5XX": components["responses"]["Refusal"] };
    };
    /** Add a proof of payment to a pending request, in place of an earlier one */
    put: {
      parameters: { path: { id: string } };
      requestBody: { content: { "application/json": components["schemas"]["NewProof"] } };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["TopUpRequest"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/v1/events": {
    /**
     * The caller's events of the last 30 days, newest first, with cursor pagination
     * @description Events are recorded from the first webhook or the first call of this list on. To follow them by polling, ask with `since` one minute before the newest event that you have, and skip the IDs that you know: an event may become visible up to a minute after a newer one.
     */
    get: {
      parameters: {
        query?: {
          /** @description Of these types, separated by commas */
          type?: (
            | "order.created"
            | "order.processing"
            | "order.succeeded"
            | "order.rejected"
            | "order.cancelled"
            | "order.refunded"
            | "order.result_updated"
            | "wallet.topped_up"
            | "wallet.low_balance"
            | "top_up_request.approved"
            | "top_up_request.declined"
            | "service.price_changed"
            | "service.paused"
            | "service.resumed"
            | "api_key.created"
            | "api_key.revoked"
            | "webhook.disabled"
            | "ping"
          )[];
          /** @description About one order */
          order_id?: number;
          /** @description At or after this time: a date, or a time such as 2026-05-01T08:00:00Z */
          since?: string;
          /** @description Rows per page; 15 by default, at most 100 */
          per_page?: number;
          /** @description Cursor of the next page, from links.next of the previous answer */
          cursor?: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": {
              data: components["schemas"]["Event"][];
              links: components["schemas"]["PageLinks"];
              meta: components["schemas"]["PageMeta"];
            };
          };
        };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
}
export interface components {
  schemas: {
    /** @description A refusal. Send Accept: application/problem+json for the media type of RFC 9457. */
    Problem: {
      type: string;
      title: string;
      status: number;
      detail: string;
      /**
       * @description Explained at the address in `type`
       * @enum {string}
       */
      code:
        | "malformed_request"
        | "invalid_action"
        | "not_found"
        | "method_not_allowed"
        | "payload_too_large"
        | "unsupported_media_type"
        | "validation_failed"
        | "field_required"
        | "too_many_items"
        | "confirmation_required"
        | "unauthenticated"
        | "key_revoked"
        | "key_expired"
        | "ambiguous_credentials"
        | "otp_required"
        | "invalid_credentials"
        | "scope_missing"
        | "ip_not_allowed"
        | "account_suspended"
        | "not_a_login_token"
        | "origin_mismatch"
        | "sign_up_closed"
        | "link_expired"
        | "insufficient_balance"
        | "order_not_found"
        | "service_not_found"
        | "service_paused"
        | "currency_paused"
        | "duplicate_order"
        | "reference_conflict"
        | "price_changed"
        | "not_cancellable"
        | "invalid_transition"
        | "quantity_out_of_range"
        | "invalid_imei"
        | "imei_checksum"
        | "imei_is_imeisv"
        | "imei_placeholder"
        | "imei_must_be_string"
        | "conflict"
        | "idempotency_in_progress"
        | "idempotency_mismatch"
        | "rate_limited"
        | "login_throttled"
        | "internal"
        | "mail_failed"
        | "maintenance"
        | "outcome_unknown";
      message: string;
      errors: { [key: string]: string[] };
      /** @description False if nothing was charged. Null if unknown: repeat the request with the same key or reference */
      charged: boolean | null;
      request_id: string;
      existing_order_id?: number;
      /**
       * @description Decimal string, 2 to 6 decimals
       * @example 0.045
       */
      price?: string;
      /** @example USD */
      currency?: string;
    };
    Named: { id: number; name: string };
    Account: {
      id: number;
      name: string;
      email: string;
      company: string | null;
      group: components["schemas"]["Named"] | null;
      /** @enum {string} */
      status: "pending" | "active" | "suspended";
      /** @example USD */
      currency: string;
      /**
       * @description Decimal string, 2 to 6 decimals
       * @example 0.045
       */
      balance: string;
      /**
       * @description Decimal string, 2 to 6 decimals
       * @example 0.045
       */
      held: string;
      /**
       * @description Decimal string, 2 to 6 decimals
       * @example 0.045
       */
      credit_limit: string;
      /**
       * @description Decimal string, 2 to 6 decimals
       * @example 0.045
       */
      spendable: string;
      /**
       * @description Decimal string, 2 to 6 decimals
       * @example 0.045
       */
      low_balance_threshold: string;
      rate_limit: { limit: number; window_seconds: number };
      /** @description The interfaces are below it, at /api/dispatch and /api/v1 */
      base_url: string;
      /** @description Maximum number of orders in one bulk request */
      bulk_limit: number;
      two_factor_enabled: boolean;
      test: boolean;
      /** Format: date-time */
      created_at: string;
    };
    ProfileChange: {
      name?: string;
      /** @description Null or empty: none */
      company?: string | null;
      /**
       * @description Decimal string, 2 to 6 decimals
       * @example 0.045
       */
      low_balance_threshold?: string;
    };
    PageLinks: { first: string | null; last: string | null; prev: string | null; next: string | null };
    PageMeta: {
      path: string;
      per_page: number;
      current_page?: number;
      from?: number | null;
      last_page?: number;
      to?: number | null;
      total?: number;
      /**
       * @description Present if counting stopped: the list has at least `total` rows, and `last_page` is not the last. Follow links.next
       * @enum {boolean}
       */
      total_capped?: true;
      next_cursor?: string | null;
    };
    ServiceInput: {
      name: string;
      /** @enum {string} */
      type:
        | "text"
        | "number"
        | "email"
        | "select"
        | "password"
        | "imei"
        | "serial"
        | "imei_or_serial"
        | "meid"
        | "eid"
        | "iccid"
        | "none";
      required: boolean;
      /** @enum {string} */
      check?: "luhn" | "length" | "none";
      /** @description The check digit is added to an IMEI of 14 digits */
      completes_check_digit?: boolean;
      description?: string;
      options?: string[];
      pattern?: string;
    };
    Service: {
      id: number;
      /** @enum {string} */
      type: "imei" | "server" | "remote";
      name: string;
      description: string;
      group: components["schemas"]["Named"];
      /**
       * @description Decimal string, 2 to 6 decimals
       * @example 0.045
       */
      price: string;
      /** @example USD */
      currency: string;
      /** @enum {string} */
      price_source: "personal" | "group" | "margin" | "base";
      delivery: {
        text: string;
        /** @description Median delivery time of the last month; null if there were too few deliveries */
        p50_seconds: number | null;
        /** @description 95 % of the deliveries of the last month took at most this long */
        p95_seconds: number | null;
      };
      /** @enum {string} */
      status: "active" | "paused" | "retired";
      inputs: components["schemas"]["ServiceInput"][];
      /** @description JSON Schema of the inputs */
      input_schema: { [key: string]: unknown };
      quantity: { min: number; max: number };
      /** @enum {string} */
      cancellable: "until_submitted" | "on_request" | "never";
      /** @enum {string} */
      allow_duplicate: "after_final" | "on_request" | "always";
      /** Format: date-time */
      updated_at: string;
    };
    ServiceGroup: { id: number; name: string; services: number };
    Transaction: {
      id: number;
      /** @enum {string} */
      type:
        | "order"
        | "release"
        | "refund"
        | "top_up"
        | "payment_fee"
        | "payment_reversal"
        | "adjustment"
        | "promo"
        | "opening_balance";
      /**
       * @description Decimal string, 2 to 6 decimals
       * @example 0.045
       */
      amount: string;
      /** @example USD */
      currency: string;
      /**
       * @description Decimal string, 2 to 6 decimals
       * @example 0.045
       */
      balance_after: string;
      /**
       * @description Decimal string, 2 to 6 decimals
       * @example 0.045
       */
      held_after: string;
      description: string;
      order_id: number | null;
      client_reference: string | null;
      /** Format: date-time */
      created_at: string;
    };
    EarlierTransaction: {
      id: number;
      /** @description Where it was noted */
      panel: string;
      /**
       * @description Decimal string, 2 to 6 decimals
       * @example 0.045
       */
      amount: string;
      /** @example USD */
      currency: string;
      balance_after: string | null;
      description: string;
      /** Format: date-time */
      created_at: string;
    };
    OrderResult: { text: string; fields: { [key: string]: string | number | boolean }; files: string[] };
    HistoryStep: {
      /** Format: date-time */
      at: string;
      /**
       * @description What happened to the order
       * @enum {string}
       */
      event: "status_changed" | "requeued" | "cancel_requested" | "result_corrected" | "partly_refunded";
      from: ("PENDING" | "PROCESSING" | "SUCCESS" | "REJECTED" | "CANCELLED" | "REFUNDED") | null;
      /** @enum {string} */
      to: "PENDING" | "PROCESSING" | "SUCCESS" | "REJECTED" | "CANCELLED" | "REFUNDED";
      actor: string;
      reason: string | null;
      /** @description Refunded amount */
      amount: string | null;
    };
    Order: {
      id: number;
      reference_id: number;
      client_reference: string | null;
      service_id: number;
      service: {
        id: number;
        name: string;
        /** @enum {string} */
        type: "imei" | "server" | "remote";
      };
      imei: string | null;
      inputs: { [key: string]: string };
      quantity: number;
      /** @enum {string} */
      status: "PENDING" | "PROCESSING" | "SUCCESS" | "REJECTED" | "CANCELLED" | "REFUNDED";
      status_code: number;
      status_reason: string | null;
      /**
       * @description Decimal string, 2 to 6 decimals
       * @example 0.045
       */
      unit_price: string;
      /**
       * @description Decimal string, 2 to 6 decimals
       * @example 0.045
       */
      price: string;
      /**
       * @description Decimal string, 2 to 6 decimals
       * @example 0.045
       */
      charged: string;
      /**
       * @description Decimal string, 2 to 6 decimals
       * @example 0.045
       */
      held: string;
      /**
       * @description Decimal string, 2 to 6 decimals
       * @example 0.045
       */
      refunded: string;
      /** @example USD */
      currency: string;
      result: components["schemas"]["OrderResult"] | null;
      code: string | null;
      /** @enum {string} */
      source: "dispatch" | "api" | "dashboard" | "operator" | "import";
      test: boolean;
      cancellable: boolean;
      cancel_requested_at: string | null;
      metadata: { [key: string]: unknown } | null;
      /** Format: date-time */
      created_at: string;
      submitted_at: string | null;
      completed_at: string | null;
      /** Format: date-time */
      updated_at: string;
      history?: components["schemas"]["HistoryStep"][];
    };
    OrderTotals: {
      orders: number;
      /** @description False where at least 5000 orders match: the totals are of the 5000 highest numbers */
      complete: boolean;
      /**
       * @description Sum of the prices; decimal string
       * @example 0.045
       */
      price: string;
      /**
       * @description Sum of what was charged; decimal string
       * @example 0.045
       */
      charged: string;
      /**
       * @description Sum of what was refunded; decimal string
       * @example 0.045
       */
      refunded: string;
      currency: string;
    };
    OrderRequest: {
      service_id: number | string;
      /** @description The identifier, always as a string */
      imei?: string | null;
      /** @description Your reference, permanently unique */
      client_reference?: string | null;
      quantity?: number | string | null;
      /** @description The service's own fields; in forms inputs[Name]=… */
      inputs?: { [key: string]: string | number | boolean | null } | unknown[] | null;
      /** @description Maximum price of the whole order */
      max_price?: string | null;
      allow_duplicate?: boolean | number | string | null;
      /** @description Your own data, returned with the order */
      metadata?: Record<string, never> | unknown[] | null;
    };
    Quote: {
      service_id: number;
      quantity: number;
      /**
       * @description Decimal string, 2 to 6 decimals
       * @example 0.045
       */
      unit_price: string;
      /** @description What placing the order would charge now */
      price: string;
      /** @example USD */
      currency: string;
      /** @description The order already exists: placing it again returns it and charges nothing */
      replays: boolean;
      /**
       * @description Decimal string, 2 to 6 decimals
       * @example 0.045
       */
      spendable: string;
    };
    BulkAnswer: {
      data: {
        index: number;
        client_reference: string | null;
        order?: components["schemas"]["Order"];
        error?: components["schemas"]["Problem"];
      }[];
      meta: { placed: number; refused: number };
    };
    RowQuote: {
      service_id: number;
      quantity: number;
      /**
       * @description Decimal string, 2 to 6 decimals
       * @example 0.045
       */
      unit_price: string;
      /**
       * @description Decimal string, 2 to 6 decimals
       * @example 0.045
       */
      price: string;
      /** @example USD */
      currency: string;
      /** @description True if it repeats an existing order or an earlier row, and costs nothing more */
      replays: boolean;
    };
    BulkQuotes: {
      data: {
        index: number;
        client_reference: string | null;
        quote?: components["schemas"]["RowQuote"];
        error?: components["schemas"]["Problem"];
      }[];
      meta: {
        accepted: number;
        refused: number;
        /** @description Total of all accepted rows */
        price: string;
        /** @example USD */
        currency: string;
        /**
         * @description Decimal string, 2 to 6 decimals
         * @example 0.045
         */
        spendable: string;
      };
    };
    BulkCancelAnswer: {
      data: { id: number; order?: components["schemas"]["Order"]; error?: components["schemas"]["Problem"] }[];
      meta: {
        cancelled: number;
        /** @description Orders whose cancellation the operator decides */
        requested: number;
        refused: number;
      };
    };
    TopUpRequest: {
      id: number;
      /**
       * @description Decimal string, 2 to 6 decimals
       * @example 0.045
       */
      amount: string;
      /** @example USD */
      currency: string;
      note: string | null;
      /** @description Identifies the payment */
      payment_reference: string | null;
      /** @enum {string} */
      status: "open" | "approved" | "declined" | "withdrawn";
      /** @description Why it was declined, or why another amount was approved */
      reason: string | null;
      /** @description Null unless it was approved */
      approved_amount: string | null;
      /** @description The transaction that credited it */
      transaction_id: number | null;
      test: boolean;
      /** @description The manual method that it is paid by */
      payment_method: components["schemas"]["Named"] | null;
      /** @description What the reseller pays on top of the amount */
      fee: string;
      /** @description Amount and fee */
      payable: string;
      /** @description What the wallet gets on top of the amount when it is approved */
      bonus: string;
      /** @description Media type of the proof of payment; null if there is none */
      proof_type: ("image/png" | "image/jpeg" | "image/webp" | "application/pdf") | null;
      /** Format: date-time */
      created_at: string;
      decided_at: string | null;
    };
    NewTopUpRequest: {
      /** @description Decimal string in the wallet's currency, such as 50.00 */
      amount: string;
      /** @description The manual payment method that you pay by; its fee is added to the amount */
      payment_method_id?: number | string | null;
      /** @description For the operator, at most 500 characters */
      note?: string | null;
      /** @description Identifies your payment, such as its transaction number; at most 100 characters */
      payment_reference?: string | null;
      /** @description After a refusal with confirmation_required: its detail, to confirm that question and no other, or true to confirm any */
      confirm?: boolean | number | string | null;
    };
    NewProof: {
      /**
       * Format: byte
       * @description A PNG, JPEG, WebP or PDF file of at most 5 MB in base64
       */
      content: string;
    };
    Event: {
      /** @example evt_184 */
      id: string;
      /** @enum {string} */
      type:
        | "order.created"
        | "order.processing"
        | "order.succeeded"
        | "order.rejected"
        | "order.cancelled"
        | "order.refunded"
        | "order.result_updated"
        | "wallet.topped_up"
        | "wallet.low_balance"
        | "top_up_request.approved"
        | "top_up_request.declined"
        | "service.price_changed"
        | "service.paused"
        | "service.resumed"
        | "api_key.created"
        | "api_key.revoked"
        | "webhook.disabled"
        | "ping";
      /** Format: date-time */
      created_at: string;
      test: boolean;
      /** @description What the event is about, as the API shows it when the event is read or sent: an order, a transaction, a top-up request, a service (only its `id` where you no longer see it), an API key or a webhook; for wallet.low_balance the balance */
      data: { [key: string]: unknown };
    };
  };
  responses: {
    /** @description A refusal. Send Accept: application/problem+json for the media type of RFC 9457. */
    Refusal: { content: { "application/json": components["schemas"]["Problem"] } };
  };
}
