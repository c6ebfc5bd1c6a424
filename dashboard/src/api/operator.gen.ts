// Made from the server's OpenAPI document by `npm run generate`: change the routes, not this file.
export interface paths {
  "/api/operator/login": {
    /** Sign in to the operator API with email and password */
    post: {
      requestBody: { content: { "application/json": components["schemas"]["SignIn"] } };
      responses: {
        200: { content: { "application/json": components["schemas"]["SessionAnswer"] } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/invitation": {
    /** Read an invitation */
    post: {
      requestBody: {
        content: {
          "application/json": {
            /** @description The part of the link after the # */
            token: string;
          };
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["InvitedPerson"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/invitation/accept": {
    /** Accept an invitation and set the password */
    post: {
      requestBody: {
        content: {
          "application/json": {
            /** @description The part of the link after the # */
            token: string;
            /** @description 8 to 128 characters */
            password: string;
          };
        };
      };
      responses: {
        200: { content: { "application/json": components["schemas"]["Message"] } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/logout": {
    /** Sign out: end the session of this request */
    post: {
      responses: {
        200: { content: { "application/json": components["schemas"]["Message"] } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/me": {
    /** Read the signed-in staff member */
    get: {
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["StaffMember"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/audit-log": {
    /** Every call of the staff and command of the operator, the newest first */
    get: {
      parameters: {
        query?: {
          /** @description Of one staff member */
          staff_id?: number;
          /** @description Such as POST /api/operator/suppliers */
          action?: string;
          /** @description Target of the action, such as order 17 */
          target?: string;
          /** @description At or after this time; dates are in UTC: a date, or a time such as 2026-05-01T08:00:00Z */
          from?: string;
          /** @description Before this time: a date, or a time such as 2026-05-01T08:00:00Z */
          to?: string;
          /** @description Outcome; failed includes actions that were never answered */
          outcome?: "done" | "refused" | "failed";
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
              data: components["schemas"]["AuditRow"][];
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
  "/api/operator/audit-log/choices": {
    /** Filter values of the audit log: all staff members, and the actions in the log */
    get: {
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["AuditChoices"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/staff": {
    /** List staff members with access, with an invitation, or without access any more */
    get: {
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["StaffRow"][] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
    /** Add a staff member; without a password, they get an invitation whose link is shown only once */
    post: {
      requestBody: {
        content: {
          "application/json": {
            email: string;
            name: string;
            /** @enum {string} */
            role: "owner" | "manager" | "agent" | "read-only";
            /** @description 8 to 128 characters */
            password?: string;
          };
        };
      };
      responses: {
        201: { content: { "application/json": components["schemas"]["InvitedStaffMember"] } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/staff/{id}/invitation": {
    /** Create a new invitation; the old link stops working */
    post: {
      parameters: { path: { id: string } };
      responses: {
        200: { content: { "application/json": components["schemas"]["InvitedStaffMember"] } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/staff/{id}": {
    /** Remove a staff member or an invitation; their actions stay in the audit log */
    delete: {
      parameters: { path: { id: string } };
      responses: {
        200: { content: { "application/json": components["schemas"]["Message"] } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
    /** Change the name or role of a staff member; you cannot change your own role, and one owner must remain */
    patch: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          "application/json": {
            name?: string;
            /** @enum {string} */
            role?: "owner" | "manager" | "agent" | "read-only";
          };
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["StaffRow"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/staff/{id}/end-sessions": {
    /** End all sessions of a staff member */
    post: {
      parameters: { path: { id: string } };
      responses: {
        200: { content: { "application/json": components["schemas"]["Message"] } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/staff/{id}/reset-two-factor": {
    /** Reset two-factor authentication of a staff member; their passkeys are removed and their sessions end */
    post: {
      parameters: { path: { id: string } };
      responses: {
        200: { content: { "application/json": components["schemas"]["Message"] } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/roles": {
    /** List the roles and their permissions */
    get: {
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["RoleTable"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/settings": {
    /** Settings of the server */
    get: {
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["Settings"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
    /** Change settings of the server */
    patch: {
      requestBody: {
        content: {
          "application/json": {
            name?: string;
            /**
             * @description Whether new accounts are active at once (open), need approval, or are not accepted (closed)
             * @enum {string}
             */
            sign_up?: "open" | "approval" | "closed";
          };
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["Settings"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/settings/test-mail": {
    /** Send a test email to your own address */
    post: {
      requestBody: { content: { "application/json": Record<string, never> } };
      responses: {
        200: { content: { "application/json": components["schemas"]["Message"] } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/shop": {
    /** Name, look and texts of the shop */
    get: {
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["ShopSettings"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
    /** Change name, look and texts of the shop */
    patch: {
      requestBody: {
        content: {
          "application/json": {
            name?: string;
            /** @description Accent colour as #rrggbb, readable in the light theme; null for the default one */
            accent_light?: string | null;
            /** @description Accent colour of the dark theme; if unset, it is derived from accent_light */
            accent_dark?: string | null;
            /** @description Address of the terms of service */
            terms_url?: string | null;
            /** @description Text of the terms of service */
            terms_text?: string | null;
            /** @description How resellers reach you: an email, an address or a text on one line */
            support_contact?: string | null;
            /** @description How resellers pay for credit; shown to resellers who are signed in */
            payment_text?: string | null;
            /** @description Shown to resellers in the dashboard */
            announcement?: string | null;
            time_zone?: string;
            /** @description When the announcement disappears; null if it stays until it is removed */
            announcement_ends_at?: string | null;
            /** @description Whether the checklist of a new shop is hidden */
            setup_hidden?: boolean;
          };
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["ShopSettings"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/shop/images/{kind}": {
    /** Set the logo or the icon of the shop */
    put: {
      parameters: { path: { kind: "logo" | "icon" } };
      requestBody: {
        content: {
          "application/json": {
            /**
             * Format: byte
             * @description A PNG, JPEG or WebP file of at most 256 kB in base64; an icon is a square PNG
             */
            content: string;
          };
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["ShopSettings"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
    /** Remove the logo or the icon of the shop */
    delete: {
      parameters: { path: { kind: "logo" | "icon" } };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["ShopSettings"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/telegram-bot": {
    /** The Telegram bot that sends notifications */
    get: {
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["TelegramBot"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
    /** Set the token of the Telegram bot; it is stored encrypted and never shown */
    put: {
      requestBody: {
        content: {
          "application/json": {
            /** @description As BotFather gave it */
            token: string;
          };
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["TelegramBot"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
    /** Remove the Telegram bot; linked chats get nothing */
    delete: {
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["TelegramBot"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/setup": {
    /** Checklist of a new shop */
    get: {
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["Setup"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/exchange-rates": {
    /** The server's currency, and the exchange rates by currency */
    get: {
      responses: {
        200: {
          content: {
            "application/json": {
              data: {
                /** @example USD */
                base: string;
                rates: components["schemas"]["ExchangeRate"][];
              };
            };
          };
        };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/exchange-rates/{currency}": {
    /** Set the exchange rate of a currency; omitted fields keep their value */
    put: {
      parameters: { path: { currency: string } };
      requestBody: {
        content: {
          "application/json": {
            /** @description Decimal string; required for a currency without a rate */
            rate?: string;
            margin_basis_points?: number;
            /** @description By default the smallest unit of the currency */
            round_to?: string;
            /**
             * @description By default manual if a rate is given; otherwise it keeps its value
             * @enum {string}
             */
            source?: "manual" | "feed";
            /** @description After a refusal with confirmation_required: its detail, to confirm that question and no other, or true to confirm any */
            confirm?: boolean | string;
          };
        };
      };
      responses: {
        200: {
          content: {
            "application/json": {
              data: {
                /** @example USD */
                base: string;
                rates: components["schemas"]["ExchangeRate"][];
              };
            };
          };
        };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
    /** Remove the exchange rate of a currency */
    delete: {
      parameters: { path: { currency: string } };
      requestBody: {
        content: {
          "application/json": {
            /** @description After a refusal with confirmation_required: its detail, to confirm that question and no other, or true to confirm any */
            confirm?: boolean | string;
          };
        };
      };
      responses: {
        200: { content: { "application/json": components["schemas"]["Message"] } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/exchange-rates/{currency}/accept": {
    /** Apply the rate of the feed that needs a decision */
    post: {
      parameters: { path: { currency: string } };
      requestBody: {
        content: {
          "application/json": {
            /** @description proposed_rate, as it was shown */
            rate: string;
          };
        };
      };
      responses: {
        200: {
          content: {
            "application/json": {
              data: {
                /** @example USD */
                base: string;
                rates: components["schemas"]["ExchangeRate"][];
              };
            };
          };
        };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/exchange-feed": {
    /** The feed of exchange rates */
    get: {
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["ExchangeFeed"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
    /** Switch the feed on or off, and set its limits; omitted fields keep their value */
    patch: {
      requestBody: {
        content: {
          "application/json": {
            /**
             * @description off, the daily rates of the European Central Bank, or any address that answers JSON
             * @enum {string}
             */
            kind?: "off" | "ecb" | "json";
            url?: string;
            path?: string;
            max_age_hours?: number;
            max_change_basis_points?: number;
          };
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["ExchangeFeed"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/exchange-feed/fetch": {
    /** Fetch the feed within a minute */
    post: {
      requestBody: { content: { "application/json": Record<string, never> } };
      responses: {
        200: { content: { "application/json": components["schemas"]["Message"] } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/suppliers/{id}/return-orders": {
    /**
     * Send diverted orders back to a supplier; its pause had moved them to the queue
     * @description Orders that were taken or answered since then stay as they are. Prices and losses are checked again.
     */
    post: {
      parameters: { path: { id: string } };
      requestBody: { content: { "application/json": Record<string, never> } };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["ReturnedOrders"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/supplier-kinds": {
    /** Types of suppliers that can be added */
    get: {
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["SupplierKind"][] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/suppliers": {
    /** List suppliers with balance and health */
    get: {
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["Supplier"][] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
    /** Add a supplier that is called over the network */
    post: {
      requestBody: {
        content: {
          "application/json": {
            /** @description Which API it speaks; if unset, that of most panels */
            kind?: string;
            name: string;
            /** @description Its endpoint, such as https://supplier.example/api/index.php */
            url: string;
            /** @description Stored encrypted, never shown again */
            key: string;
            username?: string;
            /** @description Three-letter code; the server's currency by default */
            currency?: string;
            /** @description How much one unit of the supplier's currency is in the server's currency */
            exchange_rate?: string;
            /** @description Maximum number of concurrent requests */
            concurrency?: number;
            /** @description Maximum number of orders per request */
            bulk_size?: number;
            /**
             * @description by_reference if sending a reference again returns the existing order
             * @enum {string}
             */
            repeats?: "never" | "by_reference";
            /** @description How to treat refusals that contain a text */
            refusal_overrides?: {
              contains: string;
              /** @enum {string} */
              class:
                | "credit"
                | "duplicate"
                | "input"
                | "auth"
                | "ip"
                | "unavailable"
                | "rate"
                | "price"
                | "unsupported"
                | "unclear";
              /** @description Reason shown to the reseller when the order is rejected; if unset, a default sentence */
              reason?: string;
            }[];
            /** @description The operator is warned below this balance */
            low_balance?: string | null;
            /** @description Hours between catalogue synchronisations; 0 for only on request */
            sync_hours?: number;
          };
        };
      };
      responses: {
        201: { content: { "application/json": { data: components["schemas"]["Supplier"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/suppliers/{id}": {
    /** One supplier */
    get: {
      parameters: { path: { id: string } };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["Supplier"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
    /** Change a supplier; omitted fields keep their value */
    patch: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          "application/json": {
            name?: string;
            /** @description Its endpoint, such as https://supplier.example/api/index.php */
            url?: string;
            /** @description Stored encrypted, never shown again */
            key?: string;
            username?: string;
            /** @description Three-letter code; the server's currency by default */
            currency?: string;
            /** @description How much one unit of the supplier's currency is in the server's currency */
            exchange_rate?: string;
            /** @description Maximum number of concurrent requests */
            concurrency?: number;
            /** @description Maximum number of orders per request */
            bulk_size?: number;
            /**
             * @description by_reference if sending a reference again returns the existing order
             * @enum {string}
             */
            repeats?: "never" | "by_reference";
            /** @description How to treat refusals that contain a text */
            refusal_overrides?: {
              contains: string;
              /** @enum {string} */
              class:
                | "credit"
                | "duplicate"
                | "input"
                | "auth"
                | "ip"
                | "unavailable"
                | "rate"
                | "price"
                | "unsupported"
                | "unclear";
              /** @description Reason shown to the reseller when the order is rejected; if unset, a default sentence */
              reason?: string;
            }[];
            /** @description The operator is warned below this balance */
            low_balance?: string | null;
            /** @description Hours between catalogue synchronisations; 0 for only on request */
            sync_hours?: number;
          };
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["Supplier"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/suppliers/{id}/pause": {
    /** Pause a supplier: it gets no new orders; its open orders continue */
    post: {
      parameters: { path: { id: string } };
      requestBody: { content: { "application/json": { reason: string } } };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["Supplier"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/suppliers/{id}/resume": {
    /** Resume a supplier, no matter why it was paused */
    post: {
      parameters: { path: { id: string } };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["Supplier"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/suppliers/{id}/jobs": {
    /** The last jobs of each kind of a supplier, newest first */
    get: {
      parameters: { path: { id: string } };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["Job"][] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
    /** Start a job of a supplier: test the connection, read the balance or synchronise the catalogue */
    post: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          "application/json": {
            /** @enum {string} */
            kind: "test" | "balance" | "sync";
          };
        };
      };
      responses: {
        202: { content: { "application/json": { data: components["schemas"]["Job"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/jobs/{id}": {
    /** Progress and result of a job */
    get: {
      parameters: { path: { id: string } };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["Job"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/suppliers/{id}/services": {
    /** Services of a supplier as of its last synchronisation, compared with your catalogue */
    get: {
      parameters: {
        query?: {
          /** @description How it differs from your catalogue */
          change?: "new" | "changed" | "vanished";
          /** @description Part of a name or group, or a service ID */
          q?: string;
          /** @description Page number, from 1 */
          page?: number;
          /** @description Rows per page; 15 by default, at most 100 */
          per_page?: number;
        };
        path: { id: string };
      };
      responses: {
        200: {
          content: {
            "application/json": {
              data: components["schemas"]["OfferedService"][];
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
  "/api/operator/supplier-offers": {
    /** Offers of all suppliers that match a name, the best match first, then the cheapest */
    get: {
      parameters: {
        query?: {
          /** @description Words of a service's name; offers with at least half of them are listed */
          q?: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": {
              data: {
                /** @example USD */
                currency: string;
                offers: components["schemas"]["ComparedOffer"][];
              };
            };
          };
        };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/suppliers/{id}/import": {
    /**
     * Import services of a supplier into your catalogue; they are priced by a margin and routed to the supplier
     * @description Services that your catalogue already has are skipped, so an interrupted import can be repeated.
     */
    post: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          "application/json": {
            /** @description Only services with these codes */
            codes?: string[];
            /** @description Only services whose name or group contains this text */
            q?: string;
            /** @description Such as 25%, +0.10 or 25%+0.10,round=0.05,floor=0.50 */
            margin: string;
            /** @enum {string} */
            on_cost_change?: "follow" | "pause";
            /** @description Service group of the new services; by default the supplier's groups */
            service_group?: string;
            /** @description After a refusal with confirmation_required: its detail, to confirm that question and no other, or true to confirm any */
            confirm?: boolean | string;
          };
        };
      };
      responses: {
        202: { content: { "application/json": { data: components["schemas"]["Job"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/suppliers/{id}/import/preview": {
    /** Preview an import; nothing changes */
    post: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          "application/json": {
            /** @description Only services with these codes */
            codes?: string[];
            /** @description Only services whose name or group contains this text */
            q?: string;
            /** @description Such as 25%, +0.10 or 25%+0.10,round=0.05,floor=0.50 */
            margin: string;
            /** @enum {string} */
            on_cost_change?: "follow" | "pause";
            /** @description Service group of the new services; by default the supplier's groups */
            service_group?: string;
          };
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["ImportPlan"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/services": {
    /** List services with base prices and costs */
    get: {
      parameters: {
        query?: {
          /** @description Part of a name, or a service ID */
          q?: string;
          type?: ("imei" | "server" | "remote")[];
          status?: ("active" | "paused" | "retired")[];
          /** @description Of one service group */
          service_group_id?: number;
          /** @description Services with a route to this supplier */
          supplier_id?: number;
          /** @description Restricted: the service or its group is not visible to everyone */
          visibility?: "everyone" | "restricted";
          /** @description With cursor pagination only by ID */
          sort?: "catalogue" | "name" | "-name" | "price" | "-price" | "-updated_at" | "id" | "-id";
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
              data: components["schemas"]["ListedService"][];
              links: components["schemas"]["PageLinks"];
              meta: components["schemas"]["PageMeta"];
            };
          };
        };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
    /** Add an active service; it is fulfilled manually until it has routes or codes */
    post: {
      requestBody: {
        content: {
          "application/json": {
            name: string;
            /** @description Price of one, a decimal string */
            price: string;
            /** @enum {string} */
            type: "imei" | "server" | "remote";
            /** @description Name of the service group; created if it does not exist */
            service_group?: string;
            description?: string;
            /** @description Further words that find the service, such as other names of it; not shown to resellers */
            search_terms?: string;
            /** @enum {string} */
            identifier_kind?: "imei" | "serial" | "imei_or_serial" | "meid" | "eid" | "iccid" | "text" | "none";
            /** @enum {string} */
            identifier_check?: "luhn" | "length" | "none";
            /** @description The check digit is added to an IMEI of 14 digits */
            completes_check_digit?: boolean;
            inputs?: {
              name: string;
              /** @enum {string} */
              type: "text" | "number" | "email" | "select" | "password";
              required: boolean;
              description?: string;
              options?: string[];
              /** @description Regular expression that the complete value must match */
              pattern?: string;
            }[];
            min_quantity?: number;
            max_quantity?: number;
            /** @description Allow several open orders for one identifier, if the request sets allow_duplicate or uses the Dhru dialect. For a service without an identifier: several orders with the same inputs. By default only services without an identifier allow it */
            allow_duplicate?: boolean;
            /** @enum {string} */
            cancellable?: "until_submitted" | "on_request" | "never";
            delivery_time?: string;
            /** @description Open orders are overdue after this time */
            promised_minutes?: number | null;
            /** @description Open orders expire after this time and go to the queue */
            expires_minutes?: number | null;
            result_rules?: {
              name: string;
              label: string;
              /** @enum {string} */
              type: "text" | "number" | "yes_no" | "date";
            }[];
            /** @description Three-letter code, which cannot be changed later; by default the server's currency */
            currency?: string;
            visibility?: {
              /** @enum {string} */
              visible_to: "everyone" | "price_groups" | "resellers";
              /** @description The price groups that see it, with visible_to: price_groups */
              price_group_ids?: number[];
              /** @description The resellers who see it, with visible_to: resellers */
              reseller_ids?: number[];
            };
            /** @description After a refusal with confirmation_required: its detail, to confirm that question and no other, or true to confirm any */
            confirm?: boolean | string;
          };
        };
      };
      responses: {
        201: { content: { "application/json": { data: components["schemas"]["WholeService"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/services/{id}": {
    /** One service with its inputs, prices and routes */
    get: {
      parameters: { path: { id: string } };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["WholeService"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
    /**
     * Change a service; omitted fields keep their value
     * @description Type and currency cannot be changed. Existing orders keep their price and inputs.
     */
    patch: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          "application/json": {
            name?: string;
            /** @description Price of one, a decimal string */
            price?: string;
            /** @description Name of the service group; created if it does not exist */
            service_group?: string;
            description?: string;
            /** @description Further words that find the service, such as other names of it; not shown to resellers */
            search_terms?: string;
            /** @enum {string} */
            identifier_kind?: "imei" | "serial" | "imei_or_serial" | "meid" | "eid" | "iccid" | "text" | "none";
            /** @enum {string} */
            identifier_check?: "luhn" | "length" | "none";
            /** @description The check digit is added to an IMEI of 14 digits */
            completes_check_digit?: boolean;
            inputs?: {
              name: string;
              /** @enum {string} */
              type: "text" | "number" | "email" | "select" | "password";
              required: boolean;
              description?: string;
              options?: string[];
              /** @description Regular expression that the complete value must match */
              pattern?: string;
            }[];
            min_quantity?: number;
            max_quantity?: number;
            /** @description Allow several open orders for one identifier, if the request sets allow_duplicate or uses the Dhru dialect. For a service without an identifier: several orders with the same inputs. By default only services without an identifier allow it */
            allow_duplicate?: boolean;
            /** @enum {string} */
            cancellable?: "until_submitted" | "on_request" | "never";
            delivery_time?: string;
            /** @description Open orders are overdue after this time */
            promised_minutes?: number | null;
            /** @description Open orders expire after this time and go to the queue */
            expires_minutes?: number | null;
            result_rules?: {
              name: string;
              label: string;
              /** @enum {string} */
              type: "text" | "number" | "yes_no" | "date";
            }[];
            /** @description After a refusal with confirmation_required: its detail, to confirm that question and no other, or true to confirm any */
            confirm?: boolean | string;
            /** @enum {string} */
            status?: "active" | "paused" | "retired";
            /** @description The value that you read; answered with 409 if the service was changed since then */
            updated_at?: string;
          };
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["WholeService"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/services/bulk/preview": {
    /**
     * Preview a bulk change of services; nothing changes
     * @description A service with a problem is skipped completely.
     */
    post: {
      requestBody: {
        content: {
          "application/json": {
            /** @description IDs of at most 500 services */
            ids: number[];
            /** @enum {string} */
            status?: "active" | "paused" | "retired";
            /** @description Name of the service group; created if it does not exist */
            service_group?: string;
            price?: {
              /**
               * @description The current base price, or the lowest known cost
               * @enum {string}
               */
              over: "price" | "cost";
              /** @description Such as 10%, -5% or 25%+0.10,round=0.05,floor=0.50 */
              margin: string;
            };
          };
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["BulkAnswer"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/services/bulk": {
    /**
     * Change many services in one transaction
     * @description A service with a problem is skipped completely.
     */
    post: {
      requestBody: {
        content: {
          "application/json": {
            /** @description IDs of at most 500 services */
            ids: number[];
            /** @enum {string} */
            status?: "active" | "paused" | "retired";
            /** @description Name of the service group; created if it does not exist */
            service_group?: string;
            price?: {
              /**
               * @description The current base price, or the lowest known cost
               * @enum {string}
               */
              over: "price" | "cost";
              /** @description Such as 10%, -5% or 25%+0.10,round=0.05,floor=0.50 */
              margin: string;
            };
            /** @description price_before of each service in the preview; one whose price is another is skipped. Required with over: price, so that a percentage which is sent twice counts once */
            prices_before?: {
              id: number;
              /** @description Price of one, a decimal string */
              price: string;
            }[];
            /** @description After a refusal with confirmation_required: its detail, to confirm that question and no other, or true to confirm any */
            confirm?: boolean | string;
          };
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["BulkAnswer"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/services/import": {
    /**
     * Add many services, all or none
     * @description If a service is invalid, nothing is added and `errors` names it by its position, such as services.0.
     */
    post: {
      requestBody: {
        content: {
          "application/json": {
            services: {
              name: string;
              /** @description Price of one, a decimal string */
              price: string;
              /** @enum {string} */
              type: "imei" | "server" | "remote";
              /** @description Name of the service group; created if it does not exist */
              service_group?: string;
              description?: string;
              /** @description Further words that find the service, such as other names of it; not shown to resellers */
              search_terms?: string;
              /** @enum {string} */
              identifier_kind?: "imei" | "serial" | "imei_or_serial" | "meid" | "eid" | "iccid" | "text" | "none";
              /** @enum {string} */
              identifier_check?: "luhn" | "length" | "none";
              /** @description The check digit is added to an IMEI of 14 digits */
              completes_check_digit?: boolean;
              inputs?: {
                name: string;
                /** @enum {string} */
                type: "text" | "number" | "email" | "select" | "password";
                required: boolean;
                description?: string;
                options?: string[];
                /** @description Regular expression that the complete value must match */
                pattern?: string;
              }[];
              min_quantity?: number;
              max_quantity?: number;
              /** @description Allow several open orders for one identifier, if the request sets allow_duplicate or uses the Dhru dialect. For a service without an identifier: several orders with the same inputs. By default only services without an identifier allow it */
              allow_duplicate?: boolean;
              /** @enum {string} */
              cancellable?: "until_submitted" | "on_request" | "never";
              delivery_time?: string;
              /** @description Open orders are overdue after this time */
              promised_minutes?: number | null;
              /** @description Open orders expire after this time and go to the queue */
              expires_minutes?: number | null;
              result_rules?: {
                name: string;
                label: string;
                /** @enum {string} */
                type: "text" | "number" | "yes_no" | "date";
              }[];
              /** @description Three-letter code, which cannot be changed later; by default the server's currency */
              currency?: string;
              visibility?: {
                /** @enum {string} */
                visible_to: "everyone" | "price_groups" | "resellers";
                /** @description The price groups that see it, with visible_to: price_groups */
                price_group_ids?: number[];
                /** @description The resellers who see it, with visible_to: resellers */
                reseller_ids?: number[];
              };
            }[];
            /** @description After a refusal with confirmation_required: its detail, to confirm that question and no other, or true to confirm any */
            confirm?: boolean | string;
          };
        };
      };
      responses: {
        201: { content: { "application/json": { data: { created: number } } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/service-groups": {
    /** List service groups in the order that resellers see */
    get: {
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["ServiceGroup"][] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
    /** Add a service group at the end */
    post: {
      requestBody: { content: { "application/json": { name: string } } };
      responses: {
        201: { content: { "application/json": { data: components["schemas"]["ServiceGroup"][] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/service-groups/{id}": {
    /** Remove an empty service group */
    delete: {
      parameters: { path: { id: string } };
      requestBody: { content: { "application/json": Record<string, never> } };
      responses: {
        200: { content: { "application/json": components["schemas"]["Message"] } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
    /** Rename a service group */
    patch: {
      parameters: { path: { id: string } };
      requestBody: { content: { "application/json": { name: string } } };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["ServiceGroup"][] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/service-groups/order": {
    /** Reorder the service groups */
    put: {
      requestBody: {
        content: {
          "application/json": {
            /** @description These IDs come first; the others follow in their current order */
            ids: number[];
          };
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["ServiceGroup"][] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/service-groups/{id}/order": {
    /** Reorder the services of a group */
    put: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          "application/json": {
            /** @description These IDs come first; the others follow in their current order */
            ids: number[];
          };
        };
      };
      responses: {
        200: { content: { "application/json": components["schemas"]["Message"] } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/services/{id}/position": {
    /**
     * Move a service within its group
     * @description Send either `position` or `after`. The other rows keep their order, including moves that were made since the list was read.
     */
    patch: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          "application/json": {
            /** @description The new number in the list, from 1 */
            position?: number;
            /** @description Instead of `position`: the ID of the row that comes before it, or null for the front */
            after?: number | null;
          };
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["Placed"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/service-groups/{id}/position": {
    /**
     * Move a service group
     * @description Send either `position` or `after`. The other rows keep their order, including moves that were made since the list was read.
     */
    patch: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          "application/json": {
            /** @description The new number in the list, from 1 */
            position?: number;
            /** @description Instead of `position`: the ID of the row that comes before it, or null for the front */
            after?: number | null;
          };
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["Placed"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/services/{id}/prices/groups/{price_group_id}": {
    /** Set the price of a price group for a service */
    put: {
      parameters: { path: { id: string; price_group_id: string } };
      requestBody: {
        content: {
          "application/json": {
            /** @description Price of one, a decimal string */
            price: string;
            /** @description Currency in which the price is fixed; by default the service's, from which it is exchanged */
            currency?: string;
            /** @description After a refusal with confirmation_required: its detail, to confirm that question and no other, or true to confirm any */
            confirm?: boolean | string;
          };
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["PriceSet"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
    /** Remove the price of a price group for a service; the next applicable price applies */
    delete: {
      parameters: {
        query?: {
          /** @description Currency of the price to remove; by default the service's */
          currency?: string;
        };
        path: { id: string; price_group_id: string };
      };
      requestBody: {
        content: {
          "application/json": {
            /** @description After a refusal with confirmation_required: its detail, to confirm that question and no other, or true to confirm any */
            confirm?: boolean | string;
          };
        };
      };
      responses: {
        200: { content: { "application/json": components["schemas"]["Message"] } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/services/{id}/prices/resellers/{reseller_id}": {
    /** Set the price of one reseller for a service */
    put: {
      parameters: { path: { id: string; reseller_id: string } };
      requestBody: {
        content: {
          "application/json": {
            /** @description Price of one, a decimal string */
            price: string;
            /** @description Currency in which the price is fixed; by default the service's, from which it is exchanged */
            currency?: string;
            /** @description After a refusal with confirmation_required: its detail, to confirm that question and no other, or true to confirm any */
            confirm?: boolean | string;
          };
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["PriceSet"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
    /** Remove the price of one reseller for a service; the next applicable price applies */
    delete: {
      parameters: {
        query?: {
          /** @description Currency of the price to remove; by default the service's */
          currency?: string;
        };
        path: { id: string; reseller_id: string };
      };
      requestBody: {
        content: {
          "application/json": {
            /** @description After a refusal with confirmation_required: its detail, to confirm that question and no other, or true to confirm any */
            confirm?: boolean | string;
          };
        };
      };
      responses: {
        200: { content: { "application/json": components["schemas"]["Message"] } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/services/{id}/visibility": {
    /**
     * Change who sees a service
     * @description A reseller sees a service if both the service and its group are visible to them. To others the service does not exist: it is not listed and cannot be ordered. Existing orders stay readable.
     */
    put: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          "application/json": {
            /** @enum {string} */
            visible_to: "everyone" | "price_groups" | "resellers";
            /** @description The price groups that see it, with visible_to: price_groups */
            price_group_ids?: number[];
            /** @description The resellers who see it, with visible_to: resellers */
            reseller_ids?: number[];
          };
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["WholeService"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/service-groups/{id}/visibility": {
    /**
     * Change who sees the services of a group
     * @description A reseller sees a service if both the service and its group are visible to them. To others the service does not exist: it is not listed and cannot be ordered. Existing orders stay readable.
     */
    put: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          "application/json": {
            /** @enum {string} */
            visible_to: "everyone" | "price_groups" | "resellers";
            /** @description The price groups that see it, with visible_to: price_groups */
            price_group_ids?: number[];
            /** @description The resellers who see it, with visible_to: resellers */
            reseller_ids?: number[];
          };
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["ServiceGroup"][] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/services/{id}/routes": {
    /** List the routes of a service in order of preference */
    get: {
      parameters: { path: { id: string } };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["Route"][] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
    /** Add a route; by default it goes before the manual routes */
    post: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          "application/json": {
            /** @description The supplier that fulfils the service */
            supplier_id: number;
            /** @description Service ID in the supplier's catalogue */
            supplier_service?: string;
            /** @description Margin by which the price follows the cost; null if it does not */
            margin?: string | null;
            /** @enum {string} */
            on_cost_change?: "follow" | "pause";
            allow_loss?: boolean;
            continue_on_rejection?: boolean;
            input_names?: { [key: string]: string };
            /** @description From 1 */
            position?: number;
            paused?: boolean;
            /** @description After a refusal with confirmation_required: its detail, to confirm that question and no other, or true to confirm any */
            confirm?: boolean | string;
          };
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["Route"][] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/services/{id}/routes/{supplier_id}": {
    /** Remove a route; orders that its supplier has stay with it */
    delete: {
      parameters: { path: { id: string; supplier_id: string } };
      requestBody: {
        content: {
          "application/json": {
            /** @description The value that you read; nothing happens if the route was changed since then */
            updated_at?: string;
          };
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["Route"][] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
    /**
     * Change a route; omitted fields keep their value
     * @description A paused route stays paused, unless it was paused because of its cost and the new terms allow that cost.
     */
    patch: {
      parameters: { path: { id: string; supplier_id: string } };
      requestBody: {
        content: {
          "application/json": {
            /** @description Service ID in the supplier's catalogue */
            supplier_service?: string;
            /** @description Margin by which the price follows the cost; null if it does not */
            margin?: string | null;
            /** @enum {string} */
            on_cost_change?: "follow" | "pause";
            allow_loss?: boolean;
            continue_on_rejection?: boolean;
            input_names?: { [key: string]: string };
            /** @description The value that you read; nothing happens if the route was changed since then */
            updated_at?: string;
            /** @description After a refusal with confirmation_required: its detail, to confirm that question and no other, or true to confirm any */
            confirm?: boolean | string;
          };
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["Route"][] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/services/{id}/routes/{supplier_id}/move": {
    /** Move a route in the order of preference */
    post: {
      parameters: { path: { id: string; supplier_id: string } };
      requestBody: {
        content: {
          "application/json": {
            /** @description From 1 */
            position: number;
            /** @description The value that you read; nothing happens if the route was changed since then */
            updated_at?: string;
          };
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["Route"][] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/services/{id}/routes/{supplier_id}/pause": {
    /** Pause a route until it is resumed */
    post: {
      parameters: { path: { id: string; supplier_id: string } };
      requestBody: {
        content: {
          "application/json": {
            /** @description The value that you read; nothing happens if the route was changed since then */
            updated_at?: string;
          };
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["Route"][] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/services/{id}/routes/{supplier_id}/resume": {
    /** Resume a route and accept its current cost, no matter why it was paused */
    post: {
      parameters: { path: { id: string; supplier_id: string } };
      requestBody: {
        content: {
          "application/json": {
            /** @description The value that you read; nothing happens if the route was changed since then */
            updated_at?: string;
          };
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["Route"][] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/price-groups": {
    /** List price groups by name */
    get: {
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["PriceGroup"][] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
    /** Add a price group */
    post: {
      requestBody: {
        content: {
          "application/json": {
            name: string;
            /** @description Margin over base prices, in 1/100 of a percent; null for none */
            margin_basis_points?: number | null;
          };
        };
      };
      responses: {
        201: { content: { "application/json": { data: components["schemas"]["PriceGroup"][] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/price-groups/{id}": {
    /** Remove a price group and its prices; it must have no resellers */
    delete: {
      parameters: { path: { id: string } };
      requestBody: { content: { "application/json": Record<string, never> } };
      responses: {
        200: { content: { "application/json": components["schemas"]["Message"] } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
    /** Change the name or margin of a price group; omitted fields keep their value */
    patch: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          "application/json": {
            name?: string;
            /** @description Margin over base prices, in 1/100 of a percent; null for none */
            margin_basis_points?: number | null;
            /** @description After a refusal with confirmation_required: its detail, to confirm that question and no other, or true to confirm any */
            confirm?: boolean | string;
          };
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["PriceGroup"][] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/price-groups/{id}/prices": {
    /** What a price group pays for each service, in the order of the catalogue */
    get: {
      parameters: {
        query?: {
          /** @description Part of the name of a service */
          q?: string;
          /** @description Page number, from 1 */
          page?: number;
          /** @description Rows per page; 15 by default, at most 100 */
          per_page?: number;
        };
        path: { id: string };
      };
      responses: {
        200: {
          content: {
            "application/json": {
              data: components["schemas"]["TablePrice"][];
              links: components["schemas"]["PageLinks"];
              meta: components["schemas"]["PageMeta"];
            };
          };
        };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
    /** Change many prices of a group, all or none */
    post: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          "application/json": {
            prices: {
              service_id: number;
              /** @description Decimal string; null for no price of the group's own */
              price: string | null;
            }[];
            /** @description After a refusal with confirmation_required: its detail, to confirm that question and no other, or true to confirm any */
            confirm?: boolean | string;
          };
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["PriceChanges"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/price-groups/{id}/prices.csv": {
    /** Prices of a group as a CSV file, which can be changed and sent back */
    get: {
      parameters: { path: { id: string } };
      responses: {
        /** @description A CSV file (RFC 4180) in UTF-8 with a byte order mark and a header line */
        200: { content: { "text/csv": string } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/price-groups/{id}/prices/preview": {
    /** Preview a change of many prices of a group */
    post: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          "application/json": {
            prices: {
              service_id: number;
              /** @description Decimal string; null for no price of the group's own */
              price: string | null;
            }[];
            /** @description After a refusal with confirmation_required: its detail, to confirm that question and no other, or true to confirm any */
            confirm?: boolean | string;
          };
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["PriceChanges"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/orders": {
    /** The orders of all resellers, highest number first */
    get: {
      parameters: {
        query?: {
          status?: ("PENDING" | "PROCESSING" | "SUCCESS" | "REJECTED" | "CANCELLED" | "REFUNDED")[];
          /** @description Of one service */
          service_id?: number;
          /** @description Orders of one reseller, by ID or email */
          reseller?: string;
          /** @description Of one identifier */
          imei?: string;
          /** @description An order ID, or the start of an identifier, a reference or a code (a result of up to 100 characters) */
          q?: string;
          /** @description Open orders that need attention for this reason */
          attention?:
            | "manual"
            | "no_route"
            | "refused"
            | "ambiguous"
            | "loss"
            | "retries"
            | "expired"
            | "out_of_stock"
            | "diverted";
          /** @description That this supplier has next, or that it delivered */
          supplier_id?: number;
          source?: "dispatch" | "api" | "dashboard" | "operator" | "import";
          /** @description True for test orders, false for live ones */
          test?: boolean;
          /** @description Placed at or after this time: a date, or a time such as 2026-05-01T08:00:00Z */
          created_from?: string;
          /** @description Placed at or before this time: a date, or a time such as 2026-05-01T08:00:00Z */
          created_to?: string;
          /** @description True for open orders past the promised time of their service (`promised_minutes`) */
          overdue?: boolean;
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
              data: components["schemas"]["OperatorOrder"][];
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
  "/api/operator/orders/totals": {
    /** How many orders match, and what the delivered ones brought and cost */
    get: {
      parameters: {
        query?: {
          status?: ("PENDING" | "PROCESSING" | "SUCCESS" | "REJECTED" | "CANCELLED" | "REFUNDED")[];
          /** @description Of one service */
          service_id?: number;
          /** @description Orders of one reseller, by ID or email */
          reseller?: string;
          /** @description Of one identifier */
          imei?: string;
          /** @description An order ID, or the start of an identifier, a reference or a code (a result of up to 100 characters) */
          q?: string;
          /** @description Open orders that need attention for this reason */
          attention?:
            | "manual"
            | "no_route"
            | "refused"
            | "ambiguous"
            | "loss"
            | "retries"
            | "expired"
            | "out_of_stock"
            | "diverted";
          /** @description That this supplier has next, or that it delivered */
          supplier_id?: number;
          source?: "dispatch" | "api" | "dashboard" | "operator" | "import";
          /** @description True for test orders, false for live ones */
          test?: boolean;
          /** @description Placed at or after this time: a date, or a time such as 2026-05-01T08:00:00Z */
          created_from?: string;
          /** @description Placed at or before this time: a date, or a time such as 2026-05-01T08:00:00Z */
          created_to?: string;
          /** @description True for open orders past the promised time of their service (`promised_minutes`) */
          overdue?: boolean;
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["OrderTotals"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/orders.csv": {
    /** The orders that match as a CSV file, highest number first, at most 100000 rows */
    get: {
      parameters: {
        query?: {
          status?: ("PENDING" | "PROCESSING" | "SUCCESS" | "REJECTED" | "CANCELLED" | "REFUNDED")[];
          /** @description Of one service */
          service_id?: number;
          /** @description Orders of one reseller, by ID or email */
          reseller?: string;
          /** @description Of one identifier */
          imei?: string;
          /** @description An order ID, or the start of an identifier, a reference or a code (a result of up to 100 characters) */
          q?: string;
          /** @description Open orders that need attention for this reason */
          attention?:
            | "manual"
            | "no_route"
            | "refused"
            | "ambiguous"
            | "loss"
            | "retries"
            | "expired"
            | "out_of_stock"
            | "diverted";
          /** @description That this supplier has next, or that it delivered */
          supplier_id?: number;
          source?: "dispatch" | "api" | "dashboard" | "operator" | "import";
          /** @description True for test orders, false for live ones */
          test?: boolean;
          /** @description Placed at or after this time: a date, or a time such as 2026-05-01T08:00:00Z */
          created_from?: string;
          /** @description Placed at or before this time: a date, or a time such as 2026-05-01T08:00:00Z */
          created_to?: string;
          /** @description True for open orders past the promised time of their service (`promised_minutes`) */
          overdue?: boolean;
        };
      };
      responses: {
        /** @description A CSV file (RFC 4180) in UTF-8 with a byte order mark and a header line */
        200: { content: { "text/csv": string } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/orders/{id}": {
    /** One order with its attempts, transfers and history */
    get: {
      parameters: { path: { id: string } };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["OrderDetail"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/orders/{id}/take": {
    /** Assign a pending order to yourself; workers leave it alone */
    post: {
      parameters: { path: { id: string } };
      requestBody: { content: { "application/json": Record<string, never> } };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["OrderDetail"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/orders/{id}/answer": {
    /** Deliver a result and charge for it */
    post: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          "application/json": {
            /** @description The code or answer that the reseller bought */
            result: string;
            /** @description By default read from the result with the service's rules */
            fields?: { [key: string]: string | number | boolean };
            /** @description The price of the rest is released; everything by default */
            delivered_quantity?: number;
          };
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["OrderDetail"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/orders/{id}/reject": {
    /** Reject an order and release its credit */
    post: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          "application/json": {
            /** @description Shown to the reseller */
            reason: string;
          };
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["OrderDetail"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/orders/{id}/cancel": {
    /** Cancel an open order and release its credit */
    post: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          "application/json": {
            /** @description Shown to the reseller */
            reason: string;
          };
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["OrderDetail"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/orders/{id}/retry": {
    /** Send an order that is with no supplier to its first route again */
    post: {
      parameters: { path: { id: string } };
      requestBody: { content: { "application/json": Record<string, never> } };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["OrderDetail"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/orders/{id}/reroute": {
    /** Send an order that is with no supplier to this route */
    post: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          "application/json": {
            /** @description One of the service's routes */
            supplier_id: number;
          };
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["OrderDetail"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/orders/{id}/refund": {
    /** Refund a delivered order in full or in part */
    post: {
      parameters: {
        header?: {
          /** @description A key of your choice refunds once. A partial refund requires it, or refunded_before */
          "idempotency-key"?: string;
        };
        path: { id: string };
      };
      requestBody: {
        content: {
          "application/json": {
            /** @description Decimal string; by default everything that was not refunded yet */
            amount?: string;
            /** @description The refunded amount that the order shows: a request that is sent twice then refunds once */
            refunded_before?: string;
            /** @description Alternative to the Idempotency-Key header */
            idempotency_key?: string;
            /** @description Shown to the reseller */
            reason: string;
          };
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["OrderDetail"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/orders/{id}/correct": {
    /** Replace a delivered result; no credit moves */
    post: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          "application/json": {
            /** @description Replaces the delivered result */
            result: string;
            /** @description By default read from the result with the service's rules */
            fields?: { [key: string]: string | number | boolean };
            /** @description Shown to the reseller */
            reason: string;
          };
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["OrderDetail"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/queue": {
    /** Open orders that need attention, oldest first */
    get: {
      parameters: {
        query?: {
          attention?:
            | "manual"
            | "no_route"
            | "refused"
            | "ambiguous"
            | "loss"
            | "retries"
            | "expired"
            | "out_of_stock"
            | "diverted"
            | "cancel_requested";
          /** @description Of one service */
          service_id?: number;
          /** @description Of one reseller */
          reseller_id?: number;
          /** @description That this supplier had last, or would get */
          supplier_id?: number;
          /** @description Placed at least so many minutes ago */
          waiting_minutes?: number;
          /** @description Assigned to this staff member; "nobody" for unassigned orders */
          taken_by?: "nobody" | number;
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
              data: components["schemas"]["QueuedOrder"][];
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
  "/api/operator/queue.csv": {
    /** The queue as a CSV file with an empty column for answers, at most 100000 rows */
    get: {
      parameters: {
        query?: {
          attention?:
            | "manual"
            | "no_route"
            | "refused"
            | "ambiguous"
            | "loss"
            | "retries"
            | "expired"
            | "out_of_stock"
            | "diverted"
            | "cancel_requested";
          /** @description Of one service */
          service_id?: number;
          /** @description Of one reseller */
          reseller_id?: number;
          /** @description That this supplier had last, or would get */
          supplier_id?: number;
          /** @description Placed at least so many minutes ago */
          waiting_minutes?: number;
          /** @description Assigned to this staff member; "nobody" for unassigned orders */
          taken_by?: "nobody" | number;
        };
      };
      responses: {
        /** @description A CSV file (RFC 4180) in UTF-8 with a byte order mark and a header line */
        200: { content: { "text/csv": string } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/queue/summary": {
    /** Sums of the orders in the queue, and what they can be filtered by */
    get: {
      parameters: {
        query?: {
          attention?:
            | "manual"
            | "no_route"
            | "refused"
            | "ambiguous"
            | "loss"
            | "retries"
            | "expired"
            | "out_of_stock"
            | "diverted"
            | "cancel_requested";
          /** @description Of one service */
          service_id?: number;
          /** @description Of one reseller */
          reseller_id?: number;
          /** @description That this supplier had last, or would get */
          supplier_id?: number;
          /** @description Placed at least so many minutes ago */
          waiting_minutes?: number;
          /** @description Assigned to this staff member; "nobody" for unassigned orders */
          taken_by?: "nobody" | number;
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["QueueSummary"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/queue/assignees": {
    /** Staff to whom orders can be assigned */
    get: {
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["Named"][] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/queue/actions": {
    /** Assign, answer, reject, retry or reroute several orders; one that refuses does not affect the others */
    post: {
      parameters: {
        header?: {
          /** @description A key of your choice: a request that is sent twice retries or reroutes each order once. The same key with another supplier is refused */
          "idempotency-key"?: string;
        };
      };
      requestBody: {
        content: {
          "application/json": {
            /**
             * @description assign: to a staff member. answer: deliver a result and charge. reject: release the credit. retry: send to the first route that may be used. reroute: send to a supplier of the service's routes
             * @enum {string}
             */
            action: "assign" | "answer" | "reject" | "retry" | "reroute";
            /** @description Each with its own text, or with the common one */
            orders: {
              id: number;
              /** @description With answer: the code or answer that the reseller bought */
              result?: string;
              /** @description With reject: shown to the reseller */
              reason?: string;
            }[];
            /** @description With answer: the code or answer that the reseller bought */
            result?: string;
            /** @description With reject: shown to the reseller */
            reason?: string;
            /** @description With reroute */
            supplier_id?: number;
            /** @description With assign: the staff member, yourself by default; null to unassign */
            staff_id?: number | null;
            /** @description After a refusal with confirmation_required: its detail, to confirm that question and no other, or true to confirm any */
            confirm?: boolean | string;
          };
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["ActionOutcome"][] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/queue/replies/preview": {
    /** Preview a bulk reply line by line; nothing changes */
    post: {
      requestBody: {
        content: {
          "application/json": {
            /** @description One order per line: identifier (or #ID), a separator, the result. A mark (!, REJECT, REJECTED, CANCELLED, FAILED and similar, in any case) before the identifier or the result rejects the order, with the rest as the reason */
            text: string;
            /** @description Only orders of this service */
            service_id?: number;
          };
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["ReplyPreview"][] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/queue/replies": {
    /** Reply to the orders of a preview, one per line; an error in one line does not affect the others */
    post: {
      requestBody: {
        content: {
          "application/json": {
            /** @description One order per line: identifier (or #ID), a separator, the result. A mark (!, REJECT, REJECTED, CANCELLED, FAILED and similar, in any case) before the identifier or the result rejects the order, with the rest as the reason */
            text: string;
            /** @description Only orders of this service */
            service_id?: number;
            /** @description The order that the preview matched to each line. No other is answered, so a request that is sent twice reaches no order that was placed in between */
            orders: { line: number; order_id: number }[];
            /** @description After a refusal with confirmation_required: its detail, to confirm that question and no other, or true to confirm any */
            confirm?: boolean | string;
          };
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["ReplyOutcome"][] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/attempts/unknown": {
    /** Unconfirmed attempts, oldest first: the supplier may or may not have the order */
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
              data: components["schemas"]["UnknownAttempt"][];
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
  "/api/operator/attempts/{id}/settle": {
    /** Settle an unconfirmed attempt: follow the order at the supplier, or go on with the next route */
    post: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          "application/json": {
            /**
             * @description Whether the supplier has the order
             * @enum {string}
             */
            verdict: "placed" | "not_placed";
            /** @description With placed: the supplier's order ID */
            supplier_reference?: string;
          };
        };
      };
      responses: {
        200: {
          content: {
            "application/json": {
              data: {
                id: number;
                order_id: number;
                number: number;
                supplier: components["schemas"]["Named"];
                supplier_service: string;
                state: string;
                /** @description Our reference, sent to the supplier */
                reference: string;
                /** @description Theirs */
                supplier_reference: string | null;
                /** @description Null for roles that may not see costs */
                cost: string | null;
                currency: string;
                refusal: string | null;
                message: string | null;
                /** @description The supplier's answer, unchanged; never render it as HTML */
                raw_answer: string | null;
                /** @description How often its status was requested from the supplier */
                asked: number;
                /** @description When its status is requested next; null if never */
                due_at: string | null;
                /** Format: date-time */
                created_at: string;
                submitted_at: string | null;
                ended_at: string | null;
              };
            };
          };
        };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/late-results": {
    /** Unresolved late results, oldest first: results of closed orders, and orders accepted after their attempt was settled */
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
              data: components["schemas"]["LateResult"][];
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
  "/api/operator/late-results/{id}/resolve": {
    /** Resolve a late result with a note; no credit moves */
    post: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          "application/json": {
            /** @description How it was resolved */
            resolution: string;
          };
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["LateResult"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/stock": {
    /** Services that deliver from the code inventory, with their number of codes */
    get: {
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["ServiceStock"][] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/services/{id}/stock": {
    /**
     * Add codes to the inventory, one per line; orders are delivered from it before other routes
     * @description Codes that the service already has or had are skipped, so a long list can be sent in several requests.
     */
    post: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          "application/json": {
            /** @description One code per line */
            codes: string;
            /** @description After a refusal with confirmation_required: its detail, to confirm that question and no other, or true to confirm any */
            confirm?: boolean | string;
          };
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["StockAdded"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/services/{id}/codes": {
    /** Codes of a service, newest first */
    get: {
      parameters: {
        query?: {
          /** @description Part of the code */
          q?: string;
          state?: "free" | "delivered";
          /** @description Rows per page; 15 by default, at most 100 */
          per_page?: number;
          /** @description Cursor of the next page, from links.next of the previous answer */
          cursor?: string;
        };
        path: { id: string };
      };
      responses: {
        200: {
          content: {
            "application/json": {
              data: components["schemas"]["InventoryCode"][];
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
  "/api/operator/services/{id}/codes.csv": {
    /** Codes of a service as a CSV file, newest first, at most 100000 rows */
    get: {
      parameters: {
        query?: {
          /** @description Part of the code */
          q?: string;
          state?: "free" | "delivered";
        };
        path: { id: string };
      };
      responses: {
        /** @description A CSV file (RFC 4180) in UTF-8 with a byte order mark and a header line */
        200: { content: { "text/csv": string } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/services/{id}/codes/withdraw": {
    /** Withdraw undelivered codes; delivered ones stay */
    post: {
      parameters: { path: { id: string } };
      requestBody: { content: { "application/json": { ids: number[] } } };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["CodeWithdrawal"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/figures": {
    /** Orders of the last 48 hours, revenue and cost of the last 30 days, and what needs attention */
    get: {
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["Figures"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/figures/waiting": {
    /** How many orders, attempts, late results, sign-ups and top-up requests need attention */
    get: {
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["Waiting"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/ledger/checks": {
    /** The last ledger check, and the one in progress */
    get: {
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["BooksRuns"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
    /**
     * Start a full ledger check now; if one is in progress, it is returned instead
     * @description Poll with GET for its progress. It reads every order and transfer, and changes none.
     */
    post: {
      responses: {
        202: { content: { "application/json": { data: components["schemas"]["BooksRuns"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/ledger/accounts": {
    /** Balances of the ledger accounts by type and currency, live and test */
    get: {
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["LedgerAccount"][] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/ledger/transfers": {
    /** All transfers, newest first */
    get: {
      parameters: {
        query?: {
          kind?: (
            | "top_up"
            | "payment_fee"
            | "payment_reversal"
            | "hold"
            | "capture"
            | "release"
            | "refund"
            | "adjustment"
            | "promo"
            | "supplier_prepaid"
            | "supplier_cost"
            | "opening_balance"
          )[];
          /** @description Transfers of one reseller's wallets, by ID or email */
          reseller?: string;
          /** @description Transfers of one order, including the cost of its attempts */
          order_id?: number;
          /** @description True for test credit, false for live credit */
          test?: boolean;
          /** @description At or after this time: a date, or a time such as 2026-05-01T08:00:00Z */
          created_from?: string;
          /** @description At or before this time: a date, or a time such as 2026-05-01T08:00:00Z */
          created_to?: string;
          /** @description Minimum amount, a decimal string */
          min_amount?: string;
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
              data: components["schemas"]["LedgerTransfer"][];
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
  "/api/operator/ledger/transfers.csv": {
    /** Transfers as a CSV file, newest first, at most 100000 rows */
    get: {
      parameters: {
        query?: {
          kind?: (
            | "top_up"
            | "payment_fee"
            | "payment_reversal"
            | "hold"
            | "capture"
            | "release"
            | "refund"
            | "adjustment"
            | "promo"
            | "supplier_prepaid"
            | "supplier_cost"
            | "opening_balance"
          )[];
          /** @description Transfers of one reseller's wallets, by ID or email */
          reseller?: string;
          /** @description Transfers of one order, including the cost of its attempts */
          order_id?: number;
          /** @description True for test credit, false for live credit */
          test?: boolean;
          /** @description At or after this time: a date, or a time such as 2026-05-01T08:00:00Z */
          created_from?: string;
          /** @description At or before this time: a date, or a time such as 2026-05-01T08:00:00Z */
          created_to?: string;
          /** @description Minimum amount, a decimal string */
          min_amount?: string;
        };
      };
      responses: {
        /** @description A CSV file (RFC 4180) in UTF-8 with a byte order mark and a header line */
        200: { content: { "text/csv": string } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/installation": {
    /** When this database was created, and the number of its orders */
    get: {
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["Installation"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/top-up-requests": {
    /** Top-up requests of all resellers, newest first */
    get: {
      parameters: {
        query?: {
          status?: "open" | "approved" | "declined" | "withdrawn";
          /** @description Of one reseller */
          reseller_id?: number;
          /** @description True for test credit instead of live credit */
          test?: boolean;
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
              data: components["schemas"]["OperatorTopUp"][];
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
  "/api/operator/top-up-requests/{id}/proof": {
    /** The proof of payment of a request, as a file */
    get: {
      parameters: { path: { id: string } };
      responses: { "4XX": components["responses"]["Refusal"]; "5XX": components["responses"]["Refusal"] };
    };
  };
  "/api/operator/top-up-requests/{id}/approve": {
    /** Approve a top-up request: credit the reseller's wallet with the requested or another amount */
    post: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          "application/json": {
            /** @description Decimal string; the requested amount by default */
            amount?: string;
            /** @description Shown to the reseller; required if the amount differs from the requested one */
            reason?: string;
            /** @description After a refusal with confirmation_required: its detail, to confirm that question and no other, or true to confirm any */
            confirm?: boolean | string;
          };
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["OperatorTopUp"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/top-up-requests/{id}/decline": {
    /** Decline a top-up request; the reason is shown to the reseller */
    post: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          "application/json": {
            /** @description Shown to the reseller */
            reason: string;
          };
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["OperatorTopUp"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/payment-kinds": {
    /** Types of payment methods that can be added */
    get: {
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["PaymentKind"][] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/payment-methods/{id}/credentials/{mode}": {
    /** Set the account at the gateway for live or for test payments */
    put: {
      parameters: { path: { id: string; mode: "live" | "test" } };
      requestBody: {
        content: {
          "application/json": {
            /** @description All fields of payment-kinds by name; they replace the stored ones */
            credentials: { [key: string]: string };
          };
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["OperatorPaymentMethod"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
    /** Remove the account at the gateway for live or for test payments */
    delete: {
      parameters: { path: { id: string; mode: "live" | "test" } };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["OperatorPaymentMethod"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/payment-methods": {
    /** List payment methods in the order in which resellers see them */
    get: {
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["OperatorPaymentMethod"][] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
    /** Add a payment method; resellers see it when it is enabled */
    post: {
      requestBody: {
        content: {
          "application/json": {
            /** @description manual, or one of payment-kinds */
            kind: string;
            name: string;
            /** @description Shown to resellers as plain text with line breaks */
            instructions?: string | null;
            /** @description Content of a QR code */
            qr_text?: string | null;
            /** @description A text to copy, such as an address or an IBAN */
            copy_text?: string | null;
            /** @description Three-letter code; the server's currency by default */
            currency?: string;
            /** @description Decimal string; 1.00 by default */
            min_amount?: string;
            /** @description Decimal string; 10000.00 by default */
            max_amount?: string;
            /** @description Decimal string; added to every payment */
            fee_fixed?: string;
            /** @description Fee on the amount, in 1/100 of a percent */
            fee_basis_points?: number;
            bonus_tiers?: components["schemas"]["BonusTier"][];
            /** @description The price groups that may use it; null for all resellers */
            price_group_ids?: number[] | null;
            enabled?: boolean;
            position?: number;
          };
        };
      };
      responses: {
        201: { content: { "application/json": { data: components["schemas"]["OperatorPaymentMethod"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/payment-methods/{id}": {
    /** One payment method */
    get: {
      parameters: { path: { id: string } };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["OperatorPaymentMethod"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
    /** Change a payment method; omitted fields keep their value */
    patch: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          "application/json": {
            name?: string;
            /** @description Shown to resellers as plain text with line breaks */
            instructions?: string | null;
            /** @description Content of a QR code */
            qr_text?: string | null;
            /** @description A text to copy, such as an address or an IBAN */
            copy_text?: string | null;
            /** @description Three-letter code; the server's currency by default */
            currency?: string;
            /** @description Decimal string; 1.00 by default */
            min_amount?: string;
            /** @description Decimal string; 10000.00 by default */
            max_amount?: string;
            /** @description Decimal string; added to every payment */
            fee_fixed?: string;
            /** @description Fee on the amount, in 1/100 of a percent */
            fee_basis_points?: number;
            bonus_tiers?: components["schemas"]["BonusTier"][];
            /** @description The price groups that may use it; null for all resellers */
            price_group_ids?: number[] | null;
            enabled?: boolean;
            position?: number;
          };
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["OperatorPaymentMethod"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/payments": {
    /** Online payments of all resellers, newest first */
    get: {
      parameters: {
        query?: {
          status?:
            | "created"
            | "seen"
            | "confirmed"
            | "review"
            | "credited"
            | "declined"
            | "expired"
            | "failed"
            | "cancelled";
          /** @description True for payments that staff should look at */
          needs_review?: boolean;
          /** @description Of one reseller */
          reseller_id?: number;
          /** @description By one payment method */
          payment_method_id?: number;
          /** @description True for test payments instead of live ones */
          test?: boolean;
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
              data: components["schemas"]["OperatorPayment"][];
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
  "/api/operator/payments/{id}": {
    /** One payment */
    get: {
      parameters: { path: { id: string } };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["OperatorPayment"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/payments/{id}/credit": {
    /** Credit a payment that is in review with what was received or another amount */
    post: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          "application/json": {
            /** @description Decimal string: everything that was paid, fee included; what was received by default */
            amount?: string;
            /** @description Shown to the reseller */
            reason?: string;
            /** @description After a refusal with confirmation_required: its detail, to confirm that question and no other, or true to confirm any */
            confirm?: boolean | string;
          };
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["OperatorPayment"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/payments/{id}/decline": {
    /** Decline a payment that is in review; the reason is shown to the reseller */
    post: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          "application/json": {
            /** @description Shown to the reseller */
            reason: string;
          };
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["OperatorPayment"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/payments/{id}/resolve": {
    /** Mark a payment that received more after it was over as resolved */
    post: {
      parameters: { path: { id: string } };
      requestBody: { content: { "application/json": Record<string, never> } };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["OperatorPayment"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/payments/{id}/check": {
    /** Ask the gateway about a payment now */
    post: {
      parameters: { path: { id: string } };
      requestBody: { content: { "application/json": Record<string, never> } };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["OperatorPayment"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/resellers": {
    /** List resellers, newest first */
    get: {
      parameters: {
        query?: {
          /** @description Part of a name, company, email or username; or a reseller ID */
          q?: string;
          status?: ("pending" | "active" | "suspended")[];
          /** @description Of one price group */
          price_group_id?: number;
          /** @description With cursor pagination only by created_at */
          sort?:
            | "-created_at"
            | "created_at"
            | "name"
            | "-name"
            | "balance"
            | "-balance"
            | "orders_count"
            | "-orders_count";
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
              data: {
                id: number;
                name: string;
                email: string;
                /** @description Username that some panels send with the key */
                username: string | null;
                company: string | null;
                /** @enum {string} */
                status: "pending" | "active" | "suspended";
                /** @description Why the reseller is suspended; never shown to the reseller */
                status_reason: string | null;
                price_group: components["schemas"]["Named"] | null;
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
                /** @description Number of live orders of all time */
                orders_count: number;
                last_order_at: string | null;
                /** @description Last request with any key or session */
                last_used_at: string | null;
                /** Format: date-time */
                created_at: string;
              }[];
              links: components["schemas"]["PageLinks"];
              meta: components["schemas"]["PageMeta"];
            };
          };
        };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
    /** Add a reseller; the account is active and has an empty live wallet and a test wallet */
    post: {
      requestBody: {
        content: {
          "application/json": {
            name: string;
            email: string;
            username?: string | null;
            company?: string | null;
            /** @description Null for base prices */
            price_group_id?: number | null;
            /** @description Password for the dashboard; keys work without it */
            password?: string;
            /** @description Currency of both wallets, which cannot be changed later: a three-letter code, by default the server's */
            currency?: string;
          };
        };
      };
      responses: {
        201: { content: { "application/json": { data: components["schemas"]["ResellerDetail"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/resellers/{id}": {
    /** One reseller with both wallets */
    get: {
      parameters: { path: { id: string } };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["ResellerDetail"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
    /**
     * Change a reseller; omitted fields keep their value
     * @description The email is also used to sign in. The currency cannot be changed.
     */
    patch: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          "application/json": {
            name?: string;
            email?: string;
            username?: string | null;
            company?: string | null;
            /** @description Null for base prices */
            price_group_id?: number | null;
            /** @description Requests per minute of each key; null for the server's default */
            rate_limit?: number | null;
            /** @description Decimal string; the reseller is warned below this balance */
            low_balance_threshold?: string;
            /** @description After a refusal with confirmation_required: its detail, to confirm that question and no other, or true to confirm any */
            confirm?: boolean | string;
          };
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["ResellerDetail"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/resellers/{id}/approve": {
    /** Approve a reseller who signed up */
    post: {
      parameters: { path: { id: string } };
      requestBody: { content: { "application/json": Record<string, never> } };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["ResellerDetail"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/resellers/{id}/suspend": {
    /** Suspend a reseller or decline a sign-up: keys and sign-ins stop working; open orders continue */
    post: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          "application/json": {
            /** @description For staff; never shown to the reseller */
            reason: string;
          };
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["ResellerDetail"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/resellers/{id}/reactivate": {
    /** Reactivate a suspended reseller */
    post: {
      parameters: { path: { id: string } };
      requestBody: { content: { "application/json": Record<string, never> } };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["ResellerDetail"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/resellers/{id}/keys": {
    /** The reseller's API keys without their secrets */
    get: {
      parameters: { path: { id: string } };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["ApiKey"][] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
    /** Create an API key for a reseller; it is shown only once */
    post: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          "application/json": {
            label?: string;
            test?: boolean;
            /** @description All by default */
            scopes?: (
              | "account:read"
              | "services:read"
              | "orders:read"
              | "orders:write"
              | "transactions:read"
              | "top_ups:write"
              | "events:read"
              | "webhooks:write"
            )[];
            /** @description Allowed IP addresses and ranges; null or empty for any */
            allowed_ips?: string[] | null;
            /** @description Requests per minute; null for the reseller's limit */
            rate_limit?: number | null;
            /** @enum {string} */
            dialect?: "auto" | "native" | "dhru";
            /** @description Dispatch answers errors with their HTTP status instead of 200 */
            strict_http?: boolean;
            /** @description A repeated dispatch order returns the first one; true by default */
            replay?: boolean;
            /** @description Expiry of the key; null if it does not expire */
            expires_at?: string | null;
          };
        };
      };
      responses: {
        201: { content: { "application/json": { data: components["schemas"]["NewApiKey"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/keys/{id}/regenerate": {
    /** Replace a key with a new secret; the old key stops working immediately */
    post: {
      parameters: { path: { id: string } };
      requestBody: { content: { "application/json": Record<string, never> } };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["MadeKey"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/keys/{id}/rotate": {
    /** Rotate a key: create a new secret; the old key keeps working for some hours */
    post: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          "application/json": {
            /** @description How many hours the old key keeps working, 0 to 168 */
            hours: number;
          };
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["MadeKey"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/keys/{id}/revoke": {
    /** Revoke a key permanently */
    post: {
      parameters: { path: { id: string } };
      requestBody: { content: { "application/json": Record<string, never> } };
      responses: {
        200: { content: { "application/json": components["schemas"]["Message"] } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/resellers/{id}/password": {
    /** Set the reseller's password; all sessions end */
    post: {
      parameters: { path: { id: string } };
      requestBody: { content: { "application/json": { password: string } } };
      responses: {
        200: { content: { "application/json": components["schemas"]["Message"] } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/resellers/{id}/reset-two-factor": {
    /** Reset the reseller's two-factor authentication; passkeys are removed and all sessions end */
    post: {
      parameters: { path: { id: string } };
      responses: {
        200: { content: { "application/json": components["schemas"]["Message"] } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/resellers/{id}/password-link": {
    /** Email the reseller a link to set a new password; it works once, for an hour */
    post: {
      parameters: { path: { id: string } };
      requestBody: { content: { "application/json": Record<string, never> } };
      responses: {
        200: { content: { "application/json": components["schemas"]["Message"] } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/resellers/{id}/catalogue": {
    /** Services and prices as the reseller sees them in GET /api/v1/services */
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
        path: { id: string };
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
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/resellers/{id}/prices": {
    /** Personal prices of the reseller, each with the price that would apply without it */
    get: {
      parameters: { path: { id: string } };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["PersonalPrice"][] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/resellers/{id}/restricted-services": {
    /** Services that the reseller sees and not everyone does; the first 1,000 */
    get: {
      parameters: { path: { id: string } };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["RestrictedService"][] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/resellers/{id}/top-up": {
    /** Top up the reseller's wallet with a received payment */
    post: {
      parameters: {
        header?: {
          /** @description Required here or in the body: one key of your choice moves credit only once */
          "idempotency-key"?: string;
        };
        path: { id: string };
      };
      requestBody: {
        content: {
          "application/json": {
            /** @description Decimal string; negative in an adjustment that takes credit out */
            amount: string;
            /** @description Must be the wallet's currency */
            currency?: string;
            /** @description Shown to the reseller on the statement */
            reason: string;
            /** @description True for the test wallet instead of the live wallet */
            test?: boolean;
            /** @description Alternative to the Idempotency-Key header */
            idempotency_key?: string;
            /** @description After a refusal with confirmation_required: its detail, to confirm that question and no other, or true to confirm any */
            confirm?: boolean | string;
          };
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["MovementAnswer"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/resellers/{id}/adjustment": {
    /** Adjust a balance up or down, but not below the credit limit */
    post: {
      parameters: {
        header?: {
          /** @description Required here or in the body: one key of your choice moves credit only once */
          "idempotency-key"?: string;
        };
        path: { id: string };
      };
      requestBody: {
        content: {
          "application/json": {
            /** @description Decimal string; negative in an adjustment that takes credit out */
            amount: string;
            /** @description Must be the wallet's currency */
            currency?: string;
            /** @description Shown to the reseller on the statement */
            reason: string;
            /** @description True for the test wallet instead of the live wallet */
            test?: boolean;
            /** @description Alternative to the Idempotency-Key header */
            idempotency_key?: string;
            /** @description After a refusal with confirmation_required: its detail, to confirm that question and no other, or true to confirm any */
            confirm?: boolean | string;
          };
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["MovementAnswer"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/resellers/{id}/credit-limit": {
    /** Set the credit limit of the live wallet */
    put: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          "application/json": {
            /** @description Decimal string; how far the live wallet can go below zero */
            credit_limit: string;
            /** @description Stored in the audit log */
            reason: string;
          };
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["ResellerDetail"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/news": {
    /** All news, newest first, with how many messages were sent */
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
              data: components["schemas"]["OperatorNews"][];
              links: components["schemas"]["PageLinks"];
              meta: components["schemas"]["PageMeta"];
            };
          };
        };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
    /** Publish news to all resellers or to those of one price group */
    post: {
      requestBody: {
        content: {
          "application/json": {
            title: string;
            /** @description Plain text of at most 3000 characters; an empty line begins a paragraph */
            text: string;
            /** @description Only for resellers of this price group; all if null */
            price_group_id?: number | null;
            /** @description When it disappears, such as 2027-01-31T12:00:00Z; null: each user dismisses it */
            ends_at?: string | null;
            /** @description Alternative to the Idempotency-Key header */
            idempotency_key?: string;
          };
        };
      };
      responses: {
        201: { content: { "application/json": { data: components["schemas"]["OperatorNews"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/news/preview": {
    /** How many resellers would get news, and by which channels */
    get: {
      parameters: {
        query?: {
          /** @description Of this price group; all resellers if omitted */
          price_group_id?: number;
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["NewsPreview"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/news/{id}/end": {
    /** End news: it disappears from the dashboards, and what waits is not sent */
    post: {
      parameters: { path: { id: string } };
      requestBody: { content: { "application/json": Record<string, never> } };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["OperatorNews"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/news/{id}": {
    /** Remove news from the dashboards and from the list */
    delete: {
      parameters: { path: { id: string } };
      requestBody: { content: { "application/json": Record<string, never> } };
      responses: {
        200: { content: { "application/json": components["schemas"]["Message"] } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/resellers/{id}/transactions": {
    /** The reseller's statement; the amounts add up to the balance */
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
          /** @description True for the test wallet instead of the live wallet */
          test?: boolean;
          /** @description Page number, from 1 */
          page?: number;
          /** @description Rows per page; 15 by default, at most 100 */
          per_page?: number;
          /** @description Cursor pagination: send it empty for the first page, then follow links.next */
          cursor?: string;
        };
        path: { id: string };
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
  "/api/operator/resellers/{id}/transactions/earlier": {
    /** What another panel noted of the reseller's balance, in no sum here, with cursor pagination */
    get: {
      parameters: {
        query?: {
          /** @description Rows per page; 15 by default, at most 100 */
          per_page?: number;
          /** @description Cursor of the next page, from links.next of the previous answer */
          cursor?: string;
        };
        path: { id: string };
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
  "/api/operator/forwarding": {
    /** Whether status calls for unknown orders are passed on to the old panel */
    get: {
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["Forwarding"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
    /** Pass status calls for unknown orders on to the old panel */
    put: {
      requestBody: {
        content: {
          "application/json": {
            /** @description Address of its API, at which this server does not answer */
            url: string;
            /** @description After these it stops by itself */
            days: number;
          };
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["Forwarding"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
    /** Stop passing status calls on */
    delete: {
      requestBody: { content: { "application/json": Record<string, never> } };
      responses: {
        200: { content: { "application/json": components["schemas"]["Message"] } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/migrations": {
    /** The last migration runs, newest first */
    get: {
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["Migration"][] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
    /** Start a migration run; earlier runs with this name that were not imported are discarded */
    post: {
      requestBody: {
        content: {
          "application/json": {
            /** @description The panel. Runs with one name belong to one migration */
            name: string;
            /** @description What is read, for people */
            source: string;
            /**
             * @description Whether orders that are open there are taken over or left there
             * @enum {string}
             */
            open_orders: "take" | "leave";
          };
        };
      };
      responses: {
        201: { content: { "application/json": { data: components["schemas"]["Migration"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/migrations/{id}/rows": {
    /** Upload rows of a file. Nothing is imported by it */
    post: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          "application/json": {
            /** @enum {string} */
            file:
              | "service_groups"
              | "services"
              | "price_groups"
              | "resellers"
              | "prices"
              | "suppliers"
              | "routes"
              | "codes"
              | "orders"
              | "transactions";
            /** @description Number of the first line; the same lines may be sent again */
            from: number;
            lines: {
              /** @description What reports call the line */
              place: string;
              row?: { [key: string]: unknown };
              changes?: { field: string; value: string; message: string }[];
              problem?: { field: string; value: string; message: string };
            }[];
          };
        };
      };
      responses: {
        200: { content: { "application/json": { data: { received: number } } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/migrations/{id}/plan": {
    /** Plan a migration run: report what it would change; nothing is imported */
    post: {
      parameters: { path: { id: string } };
      requestBody: { content: { "application/json": Record<string, never> } };
      responses: {
        202: { content: { "application/json": { data: components["schemas"]["Migration"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/migrations/{id}/import": {
    /** Import a migration run: everything, or nothing if a value cannot be imported */
    post: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          "application/json": {
            /** @description `currency` and `difference` of the report as they were shown; nothing is imported if they have changed */
            confirmed?: { currency: string; difference: string }[];
          };
        };
      };
      responses: {
        202: { content: { "application/json": { data: components["schemas"]["Migration"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/migrations/{id}/discard": {
    /** Discard what was uploaded */
    post: {
      parameters: { path: { id: string } };
      requestBody: { content: { "application/json": Record<string, never> } };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["Migration"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/migrations/guide": {
    /** The guide to moving in, with the files of a bundle and their fields */
    get: {
      responses: {
        /** @description Markdown */
        200: { content: { "text/plain": string } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/migrations/{id}": {
    /** A migration run with its progress and report */
    get: {
      parameters: { path: { id: string } };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["Migration"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/migrations/{id}/remarks": {
    /** What keeps a run from being imported, and what will be different here */
    get: {
      parameters: {
        query?: {
          severity?: "error" | "change";
          /** @description Rows per page; 15 by default, at most 100 */
          per_page?: number;
          /** @description Cursor of the next page, from links.next of the previous answer */
          cursor?: string;
        };
        path: { id: string };
      };
      responses: {
        200: {
          content: {
            "application/json": {
              data: components["schemas"]["MigrationRemark"][];
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
  "/api/operator/migrations/{id}/remarks.csv": {
    /** The same as a CSV file */
    get: {
      parameters: { query?: { severity?: "error" | "change" }; path: { id: string } };
      responses: {
        /** @description A CSV file (RFC 4180) in UTF-8 with a byte order mark and a header line */
        200: { content: { "text/csv": string } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/migrations/{id}/read": {
    /** Read the uploaded files or a panel's database, then plan the run; nothing is imported */
    post: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          "application/json": {
            /** @description mysql://user:password@host:3306/database of a panel. It is stored nowhere */
            url?: string;
            /**
             * Format: date
             * @description Closed orders and transactions from before this date are left out
             */
            since?: string;
          };
        };
      };
      responses: {
        202: { content: { "application/json": { data: components["schemas"]["Migration"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/password-links": {
    /** How many resellers need a link to set a password, and how many links were sent */
    get: {
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["PasswordLinks"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
    /** Email resellers who moved in a link to set a password; each gets one until it expires */
    post: {
      requestBody: {
        content: {
          "application/json": {
            /** @description How many resellers at most */
            limit: number;
          };
        };
      };
      responses: {
        202: { content: { "application/json": { data: components["schemas"]["RequestedLinks"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/migrations/{id}/files/{file}/{part}": {
    /**
     * Upload a part of a zip file or of a file of a bundle; the same part may be sent again
     * @description All parts of a file but its last have 1048576 bytes.
     */
    put: {
      parameters: {
        path: {
          id: string;
          /** @description Such as `panel.zip` or `resellers.csv` */
          file: string;
          /** @description From 0 to 511 */
          part: string;
        };
      };
      requestBody: { content: { "application/octet-stream": unknown } };
      responses: {
        200: {
          content: {
            "application/json": {
              data: {
                /** @description Bytes */
                received: number;
              };
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
    SignIn: {
      email: string;
      password: string;
      /** @description With two-factor authentication: the code from the authenticator app, or a recovery code */
      otp?: string | null;
    };
    StaffMember: {
      id: number;
      name: string;
      email: string;
      /** @enum {string} */
      role: "owner" | "manager" | "agent" | "read-only";
    };
    SessionAnswer: {
      token: string;
      token_type: string;
      /** Format: date-time */
      expires_at: string;
      data: components["schemas"]["StaffMember"];
    };
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
    InvitedPerson: {
      name: string;
      email: string;
      /** @enum {string} */
      role: "owner" | "manager" | "agent" | "read-only";
      /** Format: date-time */
      expires_at: string;
    };
    Message: { message: string };
    Named: { id: number; name: string };
    AuditChange: {
      /** @description Such as service 17 */
      target: string;
      fields: {
        [key: string]: {
          /** @description Amounts are decimal strings; null: not set, or did not exist */
          old?: unknown;
          new?: unknown;
          /**
           * @description The field is a secret: only that it changed is recorded
           * @enum {boolean}
           */
          secret?: true;
        };
      };
    };
    AuditRow: {
      id: number;
      /** Format: date-time */
      at: string;
      /** @description Null for the command line, or for a failed sign-in */
      staff: components["schemas"]["Named"] | null;
      action: string;
      /** @description Summary of the action; null for commands */
      about: string | null;
      target: string | null;
      /** @description What was sent, without secrets */
      details: { [key: string]: unknown } | null;
      /** @description What it changed; empty where it failed or nothing differs */
      changes: components["schemas"]["AuditChange"][];
      /** @description HTTP status of the answer; null if there was none */
      status: number | null;
      ip: string | null;
      request_id: string | null;
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
    AuditChoices: { staff: components["schemas"]["Named"][]; actions: { action: string; about: string | null }[] };
    StaffRow: {
      id: number;
      name: string;
      email: string;
      /** @enum {string} */
      role: "owner" | "manager" | "agent" | "read-only";
      /**
       * @description expired: the invitation was not accepted in time
       * @enum {string}
       */
      access: "active" | "invited" | "expired" | "removed";
      two_factor_enabled: boolean;
      last_sign_in_at: string | null;
      open_sessions: number;
      invitation_expires_at: string | null;
      removed_at: string | null;
      /** Format: date-time */
      created_at: string;
    };
    InvitedStaffMember: {
      data: components["schemas"]["StaffRow"];
      /** @description Null if a password was set */
      invitation: {
        /** @description Shown only once; it works once */
        url: string;
        /** Format: date-time */
        expires_at: string;
        mailed: boolean;
      } | null;
    };
    RoleTable: {
      roles: {
        /** @enum {string} */
        role: "owner" | "manager" | "agent" | "read-only";
        about: string;
      }[];
      permissions: { permission: string; about: string; roles: ("owner" | "manager" | "agent" | "read-only")[] }[];
    };
    Settings: {
      /** @description Name of this server on pages and in emails */
      name: string;
      /**
       * @description Whether new accounts are active at once (open), need approval, or are not accepted (closed)
       * @enum {string}
       */
      sign_up: "open" | "approval" | "closed";
      /** @description The setting PUBLIC_URL */
      public_url: string | null;
      /** @description Sender of emails; null if no mail server is configured and links are logged instead */
      mail_from: string | null;
    };
    ShopSettings: {
      /** @description Name of the shop on pages and in emails */
      name: string;
      /** @description Accent colour as #rrggbb, readable in the light theme; null for the default one */
      accent_light: string | null;
      /** @description Accent colour of the dark theme; if unset, it is derived from accent_light */
      accent_dark: string | null;
      /** @description Address of the terms of service */
      terms_url: string | null;
      /** @description Text of the terms of service */
      terms_text: string | null;
      /** @description How resellers reach you: an email, an address or a text on one line */
      support_contact: string | null;
      /** @description How resellers pay for credit; shown to resellers who are signed in */
      payment_text: string | null;
      /** @description Shown to resellers in the dashboard */
      announcement: string | null;
      /** @description IANA time zone of the shop */
      time_zone: string;
      /** @description When the announcement disappears; null if it stays until it is removed */
      announcement_ends_at: string | null;
      /** @description Path of the logo on this server */
      logo_url: string | null;
      /** @description Path of the icon on this server */
      icon_url: string | null;
      /** @description Whether the checklist of a new shop is hidden */
      setup_hidden: boolean;
    };
    TelegramBot: {
      /** @description True if a token is set */
      configured: boolean;
      /** @description Name of the bot; null until Telegram has answered */
      name: string | null;
      /** @description Why Telegram did not accept the token */
      error: string | null;
    };
    Setup: {
      /** @description Whether staff have hidden the checklist */
      hidden: boolean;
      /** @example USD */
      currency: string;
      /** @description In the order in which a shop is set up. The currency is settled with the first reseller */
      steps: {
        /** @enum {string} */
        step: "name" | "logo" | "currency" | "payment" | "supplier" | "services" | "reseller";
        done: boolean;
      }[];
    };
    ExchangeRate: {
      /** @example USD */
      currency: string;
      /**
       * @description Units of the currency for one unit of the server's, before the margin
       * @example 0.9235
       */
      rate: string;
      /** @description Added to the rate, in 1/100 of a percent */
      margin_basis_points: number;
      /**
       * @description Prices are rounded up to a multiple of it
       * @example 0.05
       */
      round_to: string;
      /** @enum {string} */
      source: "manual" | "feed";
      /**
       * Format: date-time
       * @description When the rate was set, or published by the feed
       */
      rate_at: string;
      /** @description When orders in the currency pause unless the feed has a newer rate; null: never */
      valid_until: string | null;
      /** @description True if the rate is too old: orders are refused with currency_paused */
      paused: boolean;
      /** @description A rate of the feed that differs too much to be applied without a decision */
      proposed_rate: string | null;
      proposed_at: string | null;
      /** @description What a price of 10.00 becomes */
      example: {
        /**
         * @description Decimal string, 2 to 6 decimals
         * @example 0.045
         */
        base: string;
        /**
         * @description Decimal string, 2 to 6 decimals
         * @example 0.045
         */
        price: string;
      };
    };
    ExchangeFeed: {
      /**
       * @description off, the daily rates of the European Central Bank, or any address that answers JSON
       * @enum {string}
       */
      kind: "off" | "ecb" | "json";
      url: string | null;
      /** @description Where a rate is in the answer, such as rates.{currency} */
      path: string | null;
      /** @description Orders in a currency pause when its rate is older */
      max_age_hours: number;
      /** @description A rate that differs by more, in 1/100 of a percent, needs a decision */
      max_change_basis_points: number;
      fetched_at: string | null;
      /** @description Why the last fetch failed */
      error: string | null;
    };
    ReturnedOrders: {
      /** @description Number of orders sent to the supplier again */
      returned: number;
      /** @description Number of orders that stay in the queue: their route is paused, removed or below cost */
      kept: number;
    };
    SupplierKind: {
      kind: string;
      name: string;
      /** @description Whether its suppliers need a username */
      needs_username: boolean;
    };
    Supplier: {
      id: number;
      kind: string;
      name: string;
      url: string | null;
      username: string | null;
      currency: string | null;
      /** @description How much one unit of the supplier's currency is in the server's currency */
      exchange_rate: string;
      concurrency: number;
      bulk_size: number;
      /**
       * @description by_reference if sending a reference again returns the existing order
       * @enum {string}
       */
      repeats: "never" | "by_reference";
      refusal_overrides: {
        contains: string;
        /** @enum {string} */
        class:
          | "credit"
          | "duplicate"
          | "input"
          | "auth"
          | "ip"
          | "unavailable"
          | "rate"
          | "price"
          | "unsupported"
          | "unclear";
        /** @description Reason shown to the reseller when the order is rejected; if unset, a default sentence */
        reason?: string;
      }[];
      sync_hours: number;
      /** @description Null if unknown, and for roles that may not see costs */
      balance: string | null;
      balance_at: string | null;
      low_balance: string | null;
      balance_is_low: boolean;
      /** @description Open orders that were sent to the supplier; 0 for manual fulfilment, whose orders are in the queue */
      open_attempts: number;
      /** @description Orders in the queue because the supplier was paused, not assigned */
      diverted_orders: number;
      /** @description In a row */
      failures: number;
      /** @description No orders are sent before this time; null if the circuit is closed */
      circuit_open_until: string | null;
      paused_at: string | null;
      pause_reason: string | null;
      last_error: string | null;
      last_error_at: string | null;
      /** Format: date-time */
      created_at: string;
    };
    Job: {
      id: number;
      supplier_id: number;
      /** @enum {string} */
      kind: "test" | "balance" | "sync" | "import";
      /** @enum {string} */
      state: "waiting" | "running" | "done" | "failed";
      progress: {
        done: number;
        /** @description 0 while unknown */
        total: number;
      };
      result: { [key: string]: unknown } | null;
      /** @description Services that could not be imported; at most 100 */
      problems: { code: string; message: string }[];
      error: string | null;
      /** Format: date-time */
      created_at: string;
      finished_at: string | null;
    };
    OfferedRoute: {
      service: components["schemas"]["Named"];
      position: number;
      /** @description Cost of one, in the service's currency */
      cost: string | null;
      agreed_cost: string | null;
      /** @description Base price of the service */
      price: string;
      currency: string;
      margin: string | null;
      /** @enum {string} */
      on_cost_change: "follow" | "pause";
      /** @description What paused the route: operator, cost or vanished */
      paused_by: string | null;
      /** @description Supplier that gets the orders this route does not accept; null if none */
      next_supplier: string | null;
    };
    OfferedService: {
      code: string;
      name: string;
      group: string;
      type: string;
      /** @description In the supplier's currency; null for roles that may not see costs */
      cost: string | null;
      previous_cost: string | null;
      delivery_time: string;
      description: string;
      quantity: { min: number; max: number };
      needs_identifier: boolean;
      inputs: { [key: string]: unknown }[];
      /** Format: date-time */
      first_seen_at: string;
      changed_at: string | null;
      vanished_at: string | null;
      /** @description Services of your catalogue that are routed to it */
      service_ids: number[];
      /** @description Routes of those services, with their prices */
      routes: components["schemas"]["OfferedRoute"][];
    };
    ComparedOffer: {
      supplier: components["schemas"]["Named"];
      code: string;
      name: string;
      /** @description In the supplier's currency */
      cost: string;
      /** @example USD */
      currency: string;
      /** @description In your currency, at the exchange rate of the supplier */
      own_cost: string;
    };
    ImportPlan: {
      /** @description Number of services that would be imported or refused */
      total: number;
      currency: string;
      /** @description The first services */
      services: {
        code: string;
        name: string;
        service_group: string | null;
        type: string | null;
        cost: string | null;
        price: string | null;
        /** @description Why it cannot be imported; all fields but code and name are null then */
        problem: string | null;
      }[];
    };
    ListedService: {
      id: number;
      name: string;
      /** @enum {string} */
      type: "imei" | "server" | "remote";
      service_group: components["schemas"]["Named"];
      /** @enum {string} */
      status: "active" | "paused" | "retired";
      /** @enum {string} */
      visible_to: "everyone" | "price_groups" | "resellers";
      /** @enum {string} */
      service_group_visible_to: "everyone" | "price_groups" | "resellers";
      currency: string;
      /**
       * @description Decimal string, 2 to 6 decimals
       * @example 0.045
       */
      price: string;
      /** @description Price minus the lowest known cost; null if no cost is known or may be seen */
      margin: string | null;
      /** @description Every active route costs more, so orders would go to the queue */
      below_cost: boolean;
      /** @description Lowest cost of an active route; null for roles that may not see costs */
      cost: string | null;
      /** @description True if a route updates the base price when its cost changes */
      price_follows: boolean;
      /** @description Number of codes available in the inventory */
      stock: number;
      /** Format: date-time */
      updated_at: string;
      routes: number;
    };
    GroupPrice: {
      price_group: components["schemas"]["Named"];
      /** @description Margin of the group over base prices, in 1/100 of a percent */
      margin_basis_points: number | null;
      /** @description Price of the group; null if the margin or the base price applies */
      set_price: string | null;
      /**
       * @description Decimal string, 2 to 6 decimals
       * @example 0.045
       */
      price: string;
      /** @description Price minus the lowest known cost; null if no cost is known or may be seen */
      margin: string | null;
      /** @description Every active route costs more, so orders would go to the queue */
      below_cost: boolean;
      /** @enum {string} */
      source: "personal" | "group" | "margin" | "base";
    };
    FixedPrice: {
      price_group: components["schemas"]["Named"];
      /**
       * @description Decimal string, 2 to 6 decimals
       * @example 0.045
       */
      price: string;
      /** @example USD */
      currency: string;
    };
    PersonalPriceOf: {
      reseller: components["schemas"]["Named"];
      /**
       * @description Decimal string, 2 to 6 decimals
       * @example 0.045
       */
      price: string;
      /** @description Price minus the lowest known cost; null if no cost is known or may be seen */
      margin: string | null;
      /** @description Every active route costs more, so orders would go to the queue */
      below_cost: boolean;
      /** @example USD */
      currency: string;
    };
    /** @description Who sees a service or a service group */
    Visibility: {
      /** @enum {string} */
      visible_to: "everyone" | "price_groups" | "resellers";
      /** @description Filled if visible to price groups */
      price_groups: components["schemas"]["Named"][];
      /** @description Filled if visible to resellers */
      resellers: components["schemas"]["Named"][];
    };
    Route: {
      position: number;
      supplier: { id: number; name: string; kind: string; paused: boolean };
      supplier_service: {
        code: string;
        name: string | null;
        /** @description Since when the supplier does not offer it */
        vanished_at: string | null;
      } | null;
      /** @description Cost of one, in the service's currency; null for roles that may not see costs */
      cost: string | null;
      /** @description Cost above which a route with on_cost_change pause pauses */
      agreed_cost: string | null;
      margin: string | null;
      /** @enum {string} */
      on_cost_change: "follow" | "pause";
      allow_loss: boolean;
      continue_on_rejection: boolean;
      input_names: { [key: string]: string };
      /** @description What paused the route: operator, cost or vanished */
      paused_by: string | null;
      /** Format: date-time */
      updated_at: string;
    };
    WholeService: {
      id: number;
      name: string;
      /** @enum {string} */
      type: "imei" | "server" | "remote";
      service_group: components["schemas"]["Named"];
      /** @enum {string} */
      status: "active" | "paused" | "retired";
      /** @enum {string} */
      visible_to: "everyone" | "price_groups" | "resellers";
      /** @enum {string} */
      service_group_visible_to: "everyone" | "price_groups" | "resellers";
      currency: string;
      /**
       * @description Decimal string, 2 to 6 decimals
       * @example 0.045
       */
      price: string;
      /** @description Price minus the lowest known cost; null if no cost is known or may be seen */
      margin: string | null;
      /** @description Every active route costs more, so orders would go to the queue */
      below_cost: boolean;
      /** @description Lowest cost of an active route; null for roles that may not see costs */
      cost: string | null;
      /** @description True if a route updates the base price when its cost changes */
      price_follows: boolean;
      /** @description Number of codes available in the inventory */
      stock: number;
      /** Format: date-time */
      updated_at: string;
      description: string;
      /** @description Further words that find the service; not shown to resellers */
      search_terms: string;
      /** @enum {string} */
      identifier_kind: "imei" | "serial" | "imei_or_serial" | "meid" | "eid" | "iccid" | "text" | "none";
      /** @enum {string} */
      identifier_check: "luhn" | "length" | "none";
      /** @description The check digit is added to an IMEI of 14 digits */
      completes_check_digit: boolean;
      inputs: {
        name: string;
        /** @enum {string} */
        type: "text" | "number" | "email" | "select" | "password";
        required: boolean;
        description?: string;
        options?: string[];
        /** @description Regular expression that the complete value must match */
        pattern?: string;
      }[];
      min_quantity: number;
      max_quantity: number;
      /** @description Allow several open orders for one identifier, if the request sets allow_duplicate or uses the Dhru dialect. For a service without an identifier: several orders with the same inputs. By default only services without an identifier allow it */
      allow_duplicate: boolean;
      /** @enum {string} */
      cancellable: "until_submitted" | "on_request" | "never";
      delivery_time: string;
      /** @description Open orders are overdue after this time */
      promised_minutes: number | null;
      /** @description Open orders expire after this time and go to the queue */
      expires_minutes: number | null;
      result_rules: {
        name: string;
        label: string;
        /** @enum {string} */
        type: "text" | "number" | "yes_no" | "date";
      }[];
      delivery: { p50_seconds: number | null; p95_seconds: number | null };
      /** @description Prices of the price groups */
      group_prices: components["schemas"]["GroupPrice"][];
      /** @description Prices of the price groups that are fixed for wallets in another currency */
      fixed_prices: components["schemas"]["FixedPrice"][];
      /** @description The first 100 */
      personal_prices: components["schemas"]["PersonalPriceOf"][];
      personal_prices_total: number;
      visibility: components["schemas"]["Visibility"];
      routes: components["schemas"]["Route"][];
      /** Format: date-time */
      created_at: string;
    };
    BulkAnswer: {
      /** @description Number of changed services; in a preview, of services that would change */
      changed: number;
      passed_over: number;
      /** @description Number of changed services whose new price is below the lowest known cost */
      below_cost: number;
      services: {
        id: number;
        name: string;
        currency: string;
        cost: string | null;
        /**
         * @description Decimal string, 2 to 6 decimals
         * @example 0.045
         */
        price_before: string;
        /**
         * @description Decimal string, 2 to 6 decimals
         * @example 0.045
         */
        price: string;
        /** @description Price minus the lowest known cost; null if no cost is known or may be seen */
        margin: string | null;
        /** @description Every active route costs more, so orders would go to the queue */
        below_cost: boolean;
        /** @description Why the service is skipped */
        problem: string | null;
      }[];
    };
    ServiceGroup: {
      id: number;
      name: string;
      /** @description Without retired services */
      services: number;
      retired: number;
      visibility: components["schemas"]["Visibility"];
    };
    Placed: {
      id: number;
      /** @description From 1; retired services are not counted */
      position: number;
    };
    PriceSet: {
      /**
       * @description Decimal string, 2 to 6 decimals
       * @example 0.045
       */
      price: string;
      /** @description Price minus the lowest known cost; null if no cost is known or may be seen */
      margin: string | null;
      /** @description Every active route costs more, so orders would go to the queue */
      below_cost: boolean;
      currency: string;
      cost: string | null;
    };
    PriceGroup: {
      id: number;
      name: string;
      /** @description Margin over base prices, in 1/100 of a percent */
      margin_basis_points: number | null;
      resellers: number;
      /** @description Number of services with a price for the group */
      prices: number;
    };
    TablePrice: {
      service: components["schemas"]["Named"];
      service_group: string;
      /** @example USD */
      currency: string;
      /**
       * @description Decimal string, 2 to 6 decimals
       * @example 0.045
       */
      base_price: string;
      /** @description Price set for the group, if any */
      set_price: string | null;
      /** @description What the group pays */
      price: string;
      /** @enum {string} */
      source: "personal" | "group" | "margin" | "base";
    };
    PriceChanges: {
      changes: {
        service: components["schemas"]["Named"];
        /** @example USD */
        currency: string;
        before: string | null;
        after: string | null;
      }[];
    };
    OrderResult: { text: string; fields: { [key: string]: string | number | boolean }; files: string[] };
    OperatorOrder: {
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
      reseller: components["schemas"]["Named"];
      /** @description The supplier that has it next, or that delivered it */
      supplier: components["schemas"]["Named"] | null;
      /** @description Currency of the service, and so of cost and margin: that of the order, unless its price was exchanged */
      base_currency: string;
      /** @description Value of the price in base_currency; null if it was not exchanged */
      base_price: string | null;
      /** @description Units of currency for one unit of base_currency, before the margin */
      exchange_rate: string | null;
      /** @description Cost of the whole order, in base_currency; null until a supplier accepted it, and for roles that may not see costs */
      cost: string | null;
      /** @description Price minus cost; null for roles that may not see costs */
      margin: string | null;
      /** @description Why the order needs attention; null if it does not, or if its reseller requested cancellation. expired: past expires_minutes of its service */
      attention:
        | (
            | "manual"
            | "no_route"
            | "refused"
            | "ambiguous"
            | "loss"
            | "retries"
            | "expired"
            | "out_of_stock"
            | "diverted"
          )
        | null;
      attention_note: string | null;
      taken_by: components["schemas"]["Named"] | null;
      taken_at: string | null;
      /** @description When a worker processes it next; null if it needs a manual action */
      due_at: string | null;
      /** @description ID of the request that placed it, as in its answer and in the reseller's API request log */
      request_id: string | null;
      /** @description True if it is open and past the promised time of its service (`promised_minutes`) */
      overdue: boolean;
    };
    OrderTotals: {
      totals: {
        currency: string;
        test: boolean;
        orders: number;
        delivered: number;
        /** @description Null for roles that may not see costs */
        revenue: string | null;
        cost: string | null;
        margin: string | null;
        /** @description Delivered orders whose cost is not known */
        without_cost: number;
      }[];
      /** @description False if more orders match than are summed; then those with the highest numbers are */
      complete: boolean;
    };
    LateResult: {
      id: number;
      attempt_id: number;
      order_id: number;
      /** @enum {string} */
      order_status: "PENDING" | "PROCESSING" | "SUCCESS" | "REJECTED" | "CANCELLED" | "REFUNDED";
      service: string;
      imei: string | null;
      reseller: string;
      supplier: string;
      supplier_reference: string | null;
      /** @description null: the supplier accepted the order as `supplier_reference` after its attempt was settled */
      result: string | null;
      /** Format: date-time */
      created_at: string;
      resolved_at: string | null;
      resolved_by: string | null;
      resolution: string | null;
    };
    OrderDetail: {
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
      reseller: components["schemas"]["Named"];
      /** @description The supplier that has it next, or that delivered it */
      supplier: components["schemas"]["Named"] | null;
      /** @description Currency of the service, and so of cost and margin: that of the order, unless its price was exchanged */
      base_currency: string;
      /** @description Value of the price in base_currency; null if it was not exchanged */
      base_price: string | null;
      /** @description Units of currency for one unit of base_currency, before the margin */
      exchange_rate: string | null;
      /** @description Cost of the whole order, in base_currency; null until a supplier accepted it, and for roles that may not see costs */
      cost: string | null;
      /** @description Price minus cost; null for roles that may not see costs */
      margin: string | null;
      /** @description Why the order needs attention; null if it does not, or if its reseller requested cancellation. expired: past expires_minutes of its service */
      attention:
        | (
            | "manual"
            | "no_route"
            | "refused"
            | "ambiguous"
            | "loss"
            | "retries"
            | "expired"
            | "out_of_stock"
            | "diverted"
          )
        | null;
      attention_note: string | null;
      taken_by: components["schemas"]["Named"] | null;
      taken_at: string | null;
      /** @description When a worker processes it next; null if it needs a manual action */
      due_at: string | null;
      /** @description ID of the request that placed it, as in its answer and in the reseller's API request log */
      request_id: string | null;
      /** @description True if it is open and past the promised time of its service (`promised_minutes`) */
      overdue: boolean;
      attempts: {
        id: number;
        order_id: number;
        number: number;
        supplier: components["schemas"]["Named"];
        supplier_service: string;
        state: string;
        /** @description Our reference, sent to the supplier */
        reference: string;
        /** @description Theirs */
        supplier_reference: string | null;
        /** @description Null for roles that may not see costs */
        cost: string | null;
        currency: string;
        refusal: string | null;
        message: string | null;
        /** @description The supplier's answer, unchanged; never render it as HTML */
        raw_answer: string | null;
        /** @description How often its status was requested from the supplier */
        asked: number;
        /** @description When its status is requested next; null if never */
        due_at: string | null;
        /** Format: date-time */
        created_at: string;
        submitted_at: string | null;
        ended_at: string | null;
      }[];
      transfers: {
        id: number;
        kind: string;
        /**
         * @description Decimal string, 2 to 6 decimals
         * @example 0.045
         */
        amount: string;
        currency: string;
        /** @description Type of the ledger account it came from */
        from: string;
        to: string;
        reason: string | null;
        actor: string;
        /** Format: date-time */
        created_at: string;
      }[];
      history: {
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
        actor_name: string | null;
      }[];
      late_results: components["schemas"]["LateResult"][];
      actions: {
        /** @enum {string} */
        name: "take" | "answer" | "reject" | "cancel" | "retry" | "reroute" | "refund" | "correct";
        /** @description Why the action is not possible now; null if it is */
        refusal: string | null;
      }[];
    };
    QueuedOrder: {
      id: number;
      /** @enum {string} */
      status: "PENDING" | "PROCESSING" | "SUCCESS" | "REJECTED" | "CANCELLED" | "REFUNDED";
      service: components["schemas"]["Named"];
      reseller: components["schemas"]["Named"];
      imei: string | null;
      inputs: { [key: string]: string };
      quantity: number;
      /**
       * @description Decimal string, 2 to 6 decimals
       * @example 0.045
       */
      price: string;
      currency: string;
      test: boolean;
      /** @description Why the order needs attention; null if it does not, or if its reseller requested cancellation. expired: past expires_minutes of its service */
      attention:
        | (
            | "manual"
            | "no_route"
            | "refused"
            | "ambiguous"
            | "loss"
            | "retries"
            | "expired"
            | "out_of_stock"
            | "diverted"
          )
        | null;
      attention_note: string | null;
      cancel_requested_at: string | null;
      supplier: components["schemas"]["Named"] | null;
      taken_by: components["schemas"]["Named"] | null;
      taken_at: string | null;
      /** Format: date-time */
      created_at: string;
      overdue: boolean;
    };
    QueueSummary: {
      /** @description Of the orders that match the filters */
      totals: {
        currency: string;
        orders: number;
        /** @description Of all of them */
        price: string;
      }[];
      /** @description How many orders of the whole queue each filter would leave, the most first */
      facets: {
        /** @enum {string} */
        facet: "service" | "reseller" | "supplier" | "attention";
        /** @description Of the service, reseller or supplier; null of a reason */
        id: number | null;
        name: string;
        orders: number;
      }[];
    };
    ActionOutcome: {
      order_id: number;
      /**
       * @description unchanged: the order was like this already, as after a request that is sent twice
       * @enum {string}
       */
      outcome: "done" | "unchanged" | "refused";
      /** @enum {string} */
      status?: "PENDING" | "PROCESSING" | "SUCCESS" | "REJECTED" | "CANCELLED" | "REFUNDED";
      code?: string;
      message?: string;
    };
    ReplyPreview: {
      line: number;
      /** @description The order as the line names it */
      subject: string;
      message?: string;
      /** @enum {string} */
      outcome: "ambiguous" | "unknown" | "repeated" | "duplicate" | "invalid" | "matched";
      /**
       * @description Status that the order would get
       * @enum {string}
       */
      status?: "SUCCESS" | "REJECTED";
      /** @description Its result, or the reason */
      text?: string;
      /** @description The result reads like a refusal; sending it requires confirm */
      reads_like_refusal?: boolean;
      /** @description An earlier order of the identifier that was rejected with the same reason within a day; sending it requires confirm */
      repeats_order_id?: number;
      orders?: components["schemas"]["QueuedOrder"][];
    };
    ReplyOutcome: {
      line: number;
      /** @description The order as the line names it */
      subject: string;
      message?: string;
      /** @enum {string} */
      outcome: "ambiguous" | "unknown" | "repeated" | "duplicate" | "invalid" | "answered" | "refused";
      /** @enum {string} */
      status?: "SUCCESS" | "REJECTED";
      order_id?: number;
      orders?: components["schemas"]["QueuedOrder"][];
    };
    UnknownAttempt: {
      id: number;
      order_id: number;
      number: number;
      supplier: components["schemas"]["Named"];
      supplier_service: string;
      state: string;
      /** @description Our reference, sent to the supplier */
      reference: string;
      /** @description Theirs */
      supplier_reference: string | null;
      /** @description Null for roles that may not see costs */
      cost: string | null;
      currency: string;
      refusal: string | null;
      message: string | null;
      /** @description The supplier's answer, unchanged; never render it as HTML */
      raw_answer: string | null;
      /** @description How often its status was requested from the supplier */
      asked: number;
      /** @description When its status is requested next; null if never */
      due_at: string | null;
      /** Format: date-time */
      created_at: string;
      submitted_at: string | null;
      ended_at: string | null;
      service: string;
      imei: string | null;
      /** @enum {string} */
      order_status: "PENDING" | "PROCESSING" | "SUCCESS" | "REJECTED" | "CANCELLED" | "REFUNDED";
      reseller: string;
    };
    ServiceStock: {
      service: components["schemas"]["Named"];
      free: number;
      delivered: number;
      /** @description Whether the service delivers from its code inventory */
      routed: boolean;
      low: boolean;
    };
    StockAdded: { added: number; duplicates: number; free: number };
    InventoryCode: {
      id: number;
      code: string;
      /** @enum {string} */
      state: "free" | "delivered";
      /** @description The order that it was delivered to */
      order_id: number | null;
      /** Format: date-time */
      added_at: string;
      delivered_at: string | null;
    };
    CodeWithdrawal: {
      withdrawn: number;
      /** @description Codes that were delivered in the meantime, or belong to another service */
      kept: number;
      free: number;
    };
    Figures: {
      orders_by_hour: {
        /** Format: date-time */
        hour: string;
        /** @enum {string} */
        status: "PENDING" | "PROCESSING" | "SUCCESS" | "REJECTED" | "CANCELLED" | "REFUNDED";
        orders: number;
      }[];
      /** @description Empty for roles that may not see costs */
      money_by_day: {
        /**
         * Format: date
         * @description By UTC
         */
        day: string;
        currency: string;
        /** @description Captured minus refunded */
        revenue: string;
        /**
         * @description Decimal string, 2 to 6 decimals
         * @example 0.045
         */
        cost: string;
        /**
         * @description Decimal string, 2 to 6 decimals
         * @example 0.045
         */
        margin: string;
      }[];
      open_orders: {
        total: number;
        overdue: number;
        attention: {
          /** @description Why the order needs attention; null if it does not, or if its reseller requested cancellation. expired: past expires_minutes of its service */
          attention:
            | (
                | "manual"
                | "no_route"
                | "refused"
                | "ambiguous"
                | "loss"
                | "retries"
                | "expired"
                | "out_of_stock"
                | "diverted"
              )
            | null;
          orders: number;
        }[];
      };
      unknown_attempts: number;
      late_results: number;
      /** @description Sign-ups that need approval */
      sign_ups: number;
      /** @description Pending requests for live credit */
      open_top_ups: number;
      /** @description The last ledger check; null before the first */
      books: {
        ok: boolean;
        /** Format: date-time */
        checked_at: string;
      } | null;
      /** @description Empty for roles that may not see costs */
      balances: {
        supplier: components["schemas"]["Named"];
        currency: string | null;
        balance: string | null;
        balance_at: string | null;
        low_balance: string | null;
        low: boolean;
      }[];
      low_stock: { service: components["schemas"]["Named"]; free: number }[];
    };
    Waiting: {
      /** @description Orders in the queue */
      queue: number;
      /** @description Those of them that are not assigned */
      unassigned: number;
      unknown_attempts: number;
      late_results: number;
      sign_ups: number;
      open_top_ups: number;
    };
    Check: {
      /** @description The rule that was checked */
      name: string;
      ok: boolean;
      /** @description What was checked, such as wallets */
      of: string;
      compared: number;
      differences: number;
      /** @description Sums of the differences; empty if they are not amounts */
      sums: {
        currency: string;
        test: boolean;
        /**
         * @description Decimal string, 2 to 6 decimals
         * @example 0.045
         */
        amount: string;
      }[];
      /** @description The first 100 of the differences */
      drift: { [key: string]: unknown }[];
    };
    BooksRun: {
      id: number;
      /**
       * @description waiting: no worker has started it yet
       * @enum {string}
       */
      state: "waiting" | "running" | "done";
      /** @description Null if it ran by itself or from the command line */
      requested_by: components["schemas"]["Named"] | null;
      /** Format: date-time */
      begun_at: string;
      ended_at: string | null;
      /** @description Null while it is running */
      ok: boolean | null;
      /**
       * @description full: all rows. incremental: the current balances, and what has changed since the last check without discrepancies
       * @enum {string}
       */
      scope: "full" | "incremental";
      /** @description Incremental: transfers with larger ids were checked */
      after_transfer: number | null;
      /** @description Incremental: orders that changed since then were checked */
      changed_from: string | null;
      checks_total: number;
      /** @description Finished checks */
      checks: components["schemas"]["Check"][];
    };
    BooksRuns: {
      /** @description The last finished run; null before the first */
      last: components["schemas"]["BooksRun"] | null;
      /** @description The run in progress */
      open: components["schemas"]["BooksRun"] | null;
      /** @description When the last full check without discrepancies ended; null before the first */
      last_full_at: string | null;
    };
    LedgerAccount: {
      /** @description Type of the ledger account, such as wallet_available or revenue */
      kind: string;
      currency: string;
      test: boolean;
      /** @description Number of accounts of this type */
      accounts: number;
      /** @description Incoming minus outgoing transfers */
      balance: string;
    };
    LedgerTransfer: {
      id: number;
      /** @enum {string} */
      kind:
        | "top_up"
        | "payment_fee"
        | "payment_reversal"
        | "hold"
        | "capture"
        | "release"
        | "refund"
        | "adjustment"
        | "promo"
        | "supplier_prepaid"
        | "supplier_cost"
        | "opening_balance";
      /**
       * @description Decimal string, 2 to 6 decimals
       * @example 0.045
       */
      amount: string;
      currency: string;
      test: boolean;
      /** @description Type of the ledger account, such as wallet_available or revenue */
      from: string;
      /** @description Type of the ledger account, such as wallet_available or revenue */
      to: string;
      reseller: components["schemas"]["Named"] | null;
      order_id: number | null;
      reason: string | null;
      actor: {
        /** @enum {string} */
        kind: "reseller" | "operator" | "system" | "supplier";
        id: number | null;
        /** @description Name of the staff member, the supplier or the reseller's key */
        name: string | null;
      };
      /** Format: date-time */
      created_at: string;
    };
    Installation: {
      /** Format: date-time */
      created_at: string;
      /** @description Number of orders in the database */
      orders: number;
    };
    OperatorTopUp: {
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
      reseller: components["schemas"]["Named"];
      /** @description Null while pending, or if the reseller withdrew it */
      decided_by: components["schemas"]["Named"] | null;
    };
    PaymentCredentialField: {
      name: string;
      label: string;
      /** @description Stored encrypted and never shown again */
      secret: boolean;
      /** @description Used if the field is left empty */
      default: string | null;
    };
    PaymentKind: {
      kind: string;
      name: string;
      /** @description Fields of an account at the gateway; none for a manual method */
      credentials: components["schemas"]["PaymentCredentialField"][];
    };
    BonusTier: {
      /**
       * @description Decimal string: the least amount that gets the bonus
       * @example 100.00
       */
      from: string;
      /** @description Bonus on the amount, in 1/100 of a percent */
      basis_points: number;
    };
    PaymentAccount: {
      /** @description Its fields that are not secret */
      settings: { [key: string]: string };
      /** Format: date-time */
      updated_at: string;
    };
    OperatorPaymentMethod: {
      id: number;
      /** @description manual if staff approve a top-up request; otherwise the type of a payment gateway */
      kind: string;
      name: string;
      /** @description Plain text with line breaks */
      instructions: string | null;
      /** @description Content of a QR code */
      qr_text: string | null;
      /** @description A text to copy, such as an address or an IBAN */
      copy_text: string | null;
      /** @example USD */
      currency: string;
      /**
       * @description Decimal string, 2 to 6 decimals
       * @example 0.045
       */
      min_amount: string;
      /**
       * @description Decimal string, 2 to 6 decimals
       * @example 0.045
       */
      max_amount: string;
      /**
       * @description Decimal string, 2 to 6 decimals
       * @example 0.045
       */
      fee_fixed: string;
      /** @description Fee on the amount, in 1/100 of a percent */
      fee_basis_points: number;
      /** @description The highest tier that the amount reaches applies */
      bonus_tiers: components["schemas"]["BonusTier"][];
      /** @description The price groups that may use it; null for all resellers */
      price_group_ids: number[] | null;
      enabled: boolean;
      /** @description Methods are listed by it, the smallest first */
      position: number;
      /** @description Account at the gateway for live payments; null if there is none */
      live: components["schemas"]["PaymentAccount"] | null;
      /** @description Account at the gateway for test payments; null if there is none */
      test: components["schemas"]["PaymentAccount"] | null;
      /** @description Where the gateway must send its events; null for a manual method */
      events_url: string | null;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string;
    };
    PayTo: {
      /** @description Address to pay to */
      address: string | null;
      /** @description Amount in `currency`, as the gateway writes it */
      amount: string | null;
      /** @description Such as BTC */
      currency: string | null;
    };
    PaymentStep: {
      /** Format: date-time */
      at: string;
      /** @enum {string} */
      status:
        | "created"
        | "seen"
        | "confirmed"
        | "review"
        | "credited"
        | "declined"
        | "expired"
        | "failed"
        | "cancelled";
      note: string | null;
    };
    OperatorPayment: {
      id: number;
      payment_method: components["schemas"]["Named"];
      /** @description The requested credit, before the bonus */
      amount: string;
      /**
       * @description Decimal string, 2 to 6 decimals
       * @example 0.045
       */
      fee: string;
      /** @description What the reseller pays: amount and fee */
      payable: string;
      /** @example USD */
      currency: string;
      /**
       * @description created → seen (money is on its way) → confirmed → credited. review: staff check it. declined, expired, failed and cancelled: nothing was credited
       * @enum {string}
       */
      status:
        | "created"
        | "seen"
        | "confirmed"
        | "review"
        | "credited"
        | "declined"
        | "expired"
        | "failed"
        | "cancelled";
      /** @description Page of the gateway to pay at; null until the gateway has made it, or if there is none */
      checkout_url: string | null;
      /** @description What to pay where, if the gateway has no page for it */
      pay_to: components["schemas"]["PayTo"] | null;
      expires_at: string | null;
      /** @description What the gateway received, in `received_currency` */
      received: string | null;
      received_currency: string | null;
      /** @description What was booked as paid, before fee and bonus; null unless it was credited */
      credited: string | null;
      /** @description How much of it refunds and disputes have taken back */
      reversed: string;
      /** @description The transaction that credited it */
      transaction_id: number | null;
      /** @description Why it failed or was declined, or a note of the operator */
      reason: string | null;
      /** @description Progress, oldest first */
      steps: components["schemas"]["PaymentStep"][];
      test: boolean;
      /** Format: date-time */
      created_at: string;
      credited_at: string | null;
      reseller: components["schemas"]["Named"];
      /** @description Why staff should look at it. partial: less came than was due; late: it came after the time was over; currency: it came in another currency; small: it does not cover the fee; extra: more came afterwards */
      review_reason: ("partial" | "late" | "currency" | "small" | "extra") | null;
      /** @description Sent to the gateway */
      reference: string;
      /** @description The gateway's ID */
      provider_id: string | null;
      decided_by: components["schemas"]["Named"] | null;
      /** @description Why the gateway could not be asked the last time */
      last_error: string | null;
    };
    Wallet: {
      test: boolean;
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
      orders_count: number;
    };
    ResellerDetail: {
      id: number;
      name: string;
      email: string;
      /** @description Username that some panels send with the key */
      username: string | null;
      company: string | null;
      /** @enum {string} */
      status: "pending" | "active" | "suspended";
      /** @description Why the reseller is suspended; never shown to the reseller */
      status_reason: string | null;
      price_group: components["schemas"]["Named"] | null;
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
      /** @description Number of live orders of all time */
      orders_count: number;
      last_order_at: string | null;
      /** @description Last request with any key or session */
      last_used_at: string | null;
      /** Format: date-time */
      created_at: string;
      /** @description Requests per minute of each key; null for the server's default */
      rate_limit: number | null;
      default_rate_limit: number;
      /**
       * @description Decimal string, 2 to 6 decimals
       * @example 0.045
       */
      low_balance_threshold: string;
      /** @description True if the reseller can sign in to the dashboard */
      has_password: boolean;
      two_factor_enabled: boolean;
      wallets: { live: components["schemas"]["Wallet"]; test: components["schemas"]["Wallet"] };
    };
    ApiKey: {
      id: number;
      /** @description First characters of the key */
      prefix: string;
      last_four: string;
      label: string;
      /** @description Works on the test wallet and never reaches a supplier */
      test: boolean;
      /** @description Made by the operator's former panel. Replace it with a new key when you can */
      imported: boolean;
      /** @enum {string} */
      state: "live" | "expired" | "revoked";
      scopes: (
        | "account:read"
        | "services:read"
        | "orders:read"
        | "orders:write"
        | "transactions:read"
        | "top_ups:write"
        | "events:read"
        | "webhooks:write"
      )[];
      /** @description IP addresses and ranges that may use the key; null for any */
      allowed_ips: string[] | null;
      /** @description Requests per minute; null for the account's limit */
      rate_limit: number | null;
      /** @enum {string} */
      dialect: "auto" | "native" | "dhru";
      strict_http: boolean;
      replay: boolean;
      /** @description When the key expires or expired */
      expires_at: string | null;
      revoked_at: string | null;
      /** @description ID of the key that replaced this one */
      replaced_by: number | null;
      /** Format: date-time */
      created_at: string;
      last_used_at: string | null;
      last_used_ip: string | null;
    };
    NewApiKey: {
      id: number;
      /** @description First characters of the key */
      prefix: string;
      last_four: string;
      label: string;
      /** @description Works on the test wallet and never reaches a supplier */
      test: boolean;
      /** @description Made by the operator's former panel. Replace it with a new key when you can */
      imported: boolean;
      /** @enum {string} */
      state: "live" | "expired" | "revoked";
      scopes: (
        | "account:read"
        | "services:read"
        | "orders:read"
        | "orders:write"
        | "transactions:read"
        | "top_ups:write"
        | "events:read"
        | "webhooks:write"
      )[];
      /** @description IP addresses and ranges that may use the key; null for any */
      allowed_ips: string[] | null;
      /** @description Requests per minute; null for the account's limit */
      rate_limit: number | null;
      /** @enum {string} */
      dialect: "auto" | "native" | "dhru";
      strict_http: boolean;
      replay: boolean;
      /** @description When the key expires or expired */
      expires_at: string | null;
      revoked_at: string | null;
      /** @description ID of the key that replaced this one */
      replaced_by: number | null;
      /** Format: date-time */
      created_at: string;
      last_used_at: string | null;
      last_used_ip: string | null;
      /** @description The key, shown only once */
      key: string;
    };
    MadeKey: {
      id: number;
      /** @description The key, shown only once */
      key: string;
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
    PersonalPrice: {
      service: { id: number; name: string; group: string; status: string };
      /**
       * @description Decimal string, 2 to 6 decimals
       * @example 0.045
       */
      price: string;
      currency: string;
      /** @description The price without it */
      otherwise: {
        /**
         * @description Decimal string, 2 to 6 decimals
         * @example 0.045
         */
        price: string;
        /** @enum {string} */
        source: "personal" | "group" | "margin" | "base";
      };
    };
    RestrictedService: {
      service: { id: number; name: string; group: string; status: string };
      /**
       * @description Whether the reseller was chosen, or their price group
       * @enum {string}
       */
      because: "reseller" | "price_group";
    };
    MovementAnswer: {
      transfer_id: number;
      /** @description Change of the balance */
      amount: string;
      /** @description Balance after the change */
      balance: string;
      currency: string;
      test: boolean;
      /** @description True if the key was used before and nothing moved now */
      replayed: boolean;
    };
    NewsCounts: {
      waiting: number;
      sent: number;
      /** @description Given up after the last attempt */
      failed: number;
      /** @description The worker stopped while it sent. They are not sent again */
      unconfirmed: number;
      /** @description The reseller turned news off, or the news ended first */
      skipped: number;
    };
    OperatorNews: {
      id: number;
      title: string;
      /** @description Plain text with an empty line between paragraphs */
      text: string;
      /** @enum {string} */
      audience: "all" | "price_group";
      /** @description Null for all resellers */
      price_group: {
        /** @description Null for a price group that has been removed */
        id: number | null;
        name: string;
      } | null;
      /**
       * @description Ended news is no longer shown
       * @enum {string}
       */
      status: "current" | "ended";
      /** Format: date-time */
      created_at: string;
      created_by: components["schemas"]["Named"] | null;
      /** @description When it disappears; null if it is shown until each user dismisses it */
      ends_at: string | null;
      email: components["schemas"]["NewsCounts"];
      telegram: components["schemas"]["NewsCounts"];
    };
    NewsPreview: {
      /** @description Active resellers, who see it in the dashboard */
      resellers: number;
      /** @description Who get it by email; 0 without an email server */
      email: number;
      /** @description Who get it by Telegram */
      telegram: number;
    };
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
    Forwarding: {
      active: boolean;
      /** @description Address of the old panel's API; null if calls were never passed on */
      url: string | null;
      ends_at: string | null;
    };
    MigrationReport: {
      files: {
        file: string;
        rows: number;
        new: number;
        changed: number;
        unchanged: number;
        /** @description Open orders that stay in the other panel */
        left_out: number;
      }[];
      money: {
        /** @example USD */
        currency: string;
        resellers: number;
        /** @description What resellers can spend in the other panel */
        balances: string;
        /** @description What the other panel says that it has on hold */
        held: string;
        /** @description Open orders that are taken over */
        open_orders: number;
        /** @description What is on hold here for them */
        on_hold: string;
        /** @description What all runs of the migration bring in together */
        opening_balances: string;
        /** @description What this run brings in */
        difference: string;
      }[];
      /** @description Values that cannot be imported; nothing is imported while there are any */
      errors: number;
      /** @description Values that will be different or mean something else here */
      changes: number;
    };
    Migration: {
      id: number;
      /** @description The panel. Runs with one name belong to one migration */
      name: string;
      source: string;
      /** @enum {string} */
      open_orders: "take" | "leave";
      /** @enum {string} */
      state: "reading" | "waiting" | "running" | "planned" | "imported" | "failed" | "discarded";
      /** @description Whether the server reads the source; `progress.done` counts its rows */
      is_being_read: boolean;
      /** @description True on the embedded database: while it plans or imports, the server answers no other requests and shows no progress */
      blocks_server: boolean;
      task: ("plan" | "import") | null;
      progress: {
        done: number;
        /** @description 0 while unknown */
        total: number;
      };
      /** @description Rows that were uploaded and can be read */
      rows: number;
      report: components["schemas"]["MigrationReport"] | null;
      error: string | null;
      /** Format: date-time */
      created_at: string;
      finished_at: string | null;
    };
    MigrationRemark: {
      id: number;
      /** @enum {string} */
      severity: "error" | "change";
      file: string;
      /** @description Such as `orders.csv, line 12` */
      place: string;
      field: string;
      value: string;
      message: string;
    };
    PasswordLinks: {
      /** @description Resellers without a password that works here who have no valid link yet */
      eligible: number;
      /** @description Links that were requested and are not sent yet */
      waiting: number;
      sent: number;
      /** @description Links that could not be sent; a new request includes them */
      failed: number;
      /** @description How many are sent in a minute */
      per_minute: number;
      /** @description False without a mail server */
      can_send: boolean;
    };
    RequestedLinks: { requested: number };
  };
  responses: {
    /** @description A refusal. Send Accept: application/problem+json for the media type of RFC 9457. */
    Refusal: { content: { "application/json": components["schemas"]["Problem"] } };
  };
}
