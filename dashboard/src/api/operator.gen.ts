// Made from the server's OpenAPI document by `npm run generate`: change the routes, not this file.
export interface paths {
  "/api/operator/login": {
    /** Sign in with e-mail and password for a session of the operator's staff */
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
    /** Whom an invitation is for */
    post: {
      requestBody: {
        content: {
          "application/json": {
            /** @description What stands behind the # of the link */
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
    /** Accept an invitation with the password to sign in with from now on */
    post: {
      requestBody: {
        content: {
          "application/json": {
            /** @description What stands behind the # of the link */
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
    /** End the session of this call */
    post: {
      responses: {
        200: { content: { "application/json": components["schemas"]["Message"] } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/me": {
    /** Who calls */
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
          /** @description Of one member of staff */
          staff_id?: number;
          /** @description Such as POST /api/operator/suppliers */
          action?: string;
          /** @description What it was about, such as order 17 */
          target?: string;
          /** @description At this time or later; a date begins in UTC: a date, or a time such as 2026-05-01T08:00:00Z */
          from?: string;
          /** @description Before this time: a date, or a time such as 2026-05-01T08:00:00Z */
          to?: string;
          /** @description How it ended; failed, too, what was never answered */
          outcome?: "done" | "refused" | "failed";
          /** @description Rows on a page, 15 unless asked, at most 100 */
          per_page?: number;
          /** @description Goes on behind a page: links.next of its answer has it */
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
    /** What the audit log can be filtered by: everybody of the staff, and the actions that are in it */
    get: {
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["AuditChoices"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/staff": {
    /** Who of the staff has access, is invited to it, or had it */
    get: {
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["StaffRow"][] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
    /** Give somebody access: with a password, or by an invitation, whose link is shown this once */
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
    /** Make a new invitation; the link of the old one is worth nothing then */
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
    /** Take somebody's access or invitation; what they did stays in the audit log */
    delete: {
      parameters: { path: { id: string } };
      responses: {
        200: { content: { "application/json": components["schemas"]["Message"] } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
    /** Change somebody's name or role; nobody changes their own role, and an owner always stays */
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
    /** End somebody's sessions */
    post: {
      parameters: { path: { id: string } };
      responses: {
        200: { content: { "application/json": components["schemas"]["Message"] } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/staff/{id}/reset-second-factor": {
    /** Turn off the second factor of somebody who lost it; their passkeys are removed and their sessions end */
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
    /** What each role may do */
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
             * @description Accounts of strangers work at once, wait for approval, or are not taken
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
    /** Send a test mail to the address of who calls */
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
     * Send orders that its pause diverted to people back to it
     * @description Orders that somebody took or answered since are left alone. Prices and losses are checked again.
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
  "/api/operator/suppliers": {
    /** Who fulfils orders, with balance and health */
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
            /** @description Three-letter code; the server's unless given */
            currency?: string;
            /** @description How much of the server's currency one unit of the supplier's is */
            exchange_rate?: string;
            /** @description Most calls at the same time */
            concurrency?: number;
            /** @description Most orders in one call */
            bulk_size?: number;
            /**
             * @description by_reference where a repeated reference gives the order that is there already
             * @enum {string}
             */
            repeats?: "never" | "by_reference";
            /** @description What its refusals mean, by a part of their text */
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
              /** @description What the reseller reads when the order is rejected for it; if unset, a sentence of the server */
              reason?: string;
            }[];
            /** @description Below it the operator is warned */
            low_balance?: string | null;
            /** @description How often its catalogue is synchronised; 0: only when asked */
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
    /** Change a supplier; what is absent stays */
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
            /** @description Three-letter code; the server's unless given */
            currency?: string;
            /** @description How much of the server's currency one unit of the supplier's is */
            exchange_rate?: string;
            /** @description Most calls at the same time */
            concurrency?: number;
            /** @description Most orders in one call */
            bulk_size?: number;
            /**
             * @description by_reference where a repeated reference gives the order that is there already
             * @enum {string}
             */
            repeats?: "never" | "by_reference";
            /** @description What its refusals mean, by a part of their text */
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
              /** @description What the reseller reads when the order is rejected for it; if unset, a sentence of the server */
              reason?: string;
            }[];
            /** @description Below it the operator is warned */
            low_balance?: string | null;
            /** @description How often its catalogue is synchronised; 0: only when asked */
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
    /** Send no new orders there; those that it has are followed */
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
    /** Send orders there again, whatever paused it */
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
    /** The last jobs of a supplier, the newest first */
    get: {
      parameters: { path: { id: string } };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["Job"][] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
    /** Have a supplier tested without ordering, its balance read or its catalogue synchronised */
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
    /** How far a job is, and what came of it */
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
    /** What a supplier offers as of its last synchronisation, beside the own catalogue */
    get: {
      parameters: {
        query?: {
          /** @description How it differs from the own catalogue */
          change?: "new" | "changed" | "vanished";
          /** @description Part of a name or group, or a number */
          q?: string;
          /** @description Page by number, from 1 */
          page?: number;
          /** @description Rows on a page, 15 unless asked, at most 100 */
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
  "/api/operator/suppliers/{id}/import": {
    /**
     * Take a supplier's services into the own catalogue, priced by a margin and routed to it
     * @description Services that the own catalogue has already are passed over: broken off, it is simply done again.
     */
    post: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          "application/json": {
            /** @description Only these of its services */
            codes?: string[];
            /** @description Only with this part of a name or group */
            q?: string;
            /** @description Such as 25%, +0.10 or 25%+0.10,round=0.05,floor=0.50 */
            margin: string;
            /** @enum {string} */
            on_cost_change?: "follow" | "pause";
            /** @description Own group; the supplier's groups unless given */
            service_group?: string;
            /** @description True after a refusal with confirmation_required: the request is meant as it is */
            confirm?: boolean;
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
    /** See what an import would make of a supplier's services, without making it */
    post: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          "application/json": {
            /** @description Only these of its services */
            codes?: string[];
            /** @description Only with this part of a name or group */
            q?: string;
            /** @description Such as 25%, +0.10 or 25%+0.10,round=0.05,floor=0.50 */
            margin: string;
            /** @enum {string} */
            on_cost_change?: "follow" | "pause";
            /** @description Own group; the supplier's groups unless given */
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
    /** The services at their base prices, with what they cost */
    get: {
      parameters: {
        query?: {
          /** @description Part of a name; or a number */
          q?: string;
          type?: ("imei" | "server" | "remote")[];
          status?: ("active" | "paused" | "retired")[];
          /** @description Of one service group */
          service_group_id?: number;
          /** @description With a route to this supplier */
          supplier_id?: number;
          /** @description A walk goes by id alone */
          sort?: "catalogue" | "name" | "-name" | "price" | "-price" | "-updated_at" | "id" | "-id";
          /** @description Page by number, from 1 */
          page?: number;
          /** @description Rows on a page, 15 unless asked, at most 100 */
          per_page?: number;
          /** @description Walks the list: empty begins, links.next continues */
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
    /** Add a service, active at once, that people fulfil until it has routes or codes */
    post: {
      requestBody: {
        content: {
          "application/json": {
            name: string;
            /** @description Price of one, a decimal string */
            price: string;
            /** @enum {string} */
            type: "imei" | "server" | "remote";
            /** @description By name; made on first use */
            service_group?: string;
            description?: string;
            /** @enum {string} */
            identifier_kind?: "imei" | "serial" | "imei_or_serial" | "meid" | "eid" | "iccid" | "text" | "none";
            /** @enum {string} */
            identifier_check?: "luhn" | "length" | "none";
            /** @description An IMEI of 14 digits gets its check digit */
            completes_check_digit?: boolean;
            inputs?: {
              name: string;
              /** @enum {string} */
              type: "text" | "number" | "email" | "select" | "password";
              required: boolean;
              description?: string;
              options?: string[];
              /** @description Regular expression that the whole value must match */
              pattern?: string;
            }[];
            min_quantity?: number;
            max_quantity?: number;
            /** @description Several orders for one identifier may be open together, when the caller says so or calls in the Dhru dialect. Of a service without an identifier: several orders with the same inputs. Unless set, only services without an identifier allow it */
            allow_duplicate?: boolean;
            /** @enum {string} */
            cancellable?: "until_submitted" | "on_request" | "never";
            delivery_time?: string;
            /** @description An open order past it is overdue */
            promised_minutes?: number | null;
            /** @description An open order past it has expired and is put before a person */
            expires_minutes?: number | null;
            result_rules?: {
              name: string;
              label: string;
              /** @enum {string} */
              type: "text" | "number" | "yes_no" | "date";
            }[];
            /** @description Three letters, for ever; the server's unless given */
            currency?: string;
            /** @description True after a refusal with confirmation_required: the request is meant as it is */
            confirm?: boolean;
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
     * Change a service; what is absent stays
     * @description Type and currency stay for ever. Orders that were placed keep their price and their inputs.
     */
    patch: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          "application/json": {
            name?: string;
            /** @description Price of one, a decimal string */
            price?: string;
            /** @description By name; made on first use */
            service_group?: string;
            description?: string;
            /** @enum {string} */
            identifier_kind?: "imei" | "serial" | "imei_or_serial" | "meid" | "eid" | "iccid" | "text" | "none";
            /** @enum {string} */
            identifier_check?: "luhn" | "length" | "none";
            /** @description An IMEI of 14 digits gets its check digit */
            completes_check_digit?: boolean;
            inputs?: {
              name: string;
              /** @enum {string} */
              type: "text" | "number" | "email" | "select" | "password";
              required: boolean;
              description?: string;
              options?: string[];
              /** @description Regular expression that the whole value must match */
              pattern?: string;
            }[];
            min_quantity?: number;
            max_quantity?: number;
            /** @description Several orders for one identifier may be open together, when the caller says so or calls in the Dhru dialect. Of a service without an identifier: several orders with the same inputs. Unless set, only services without an identifier allow it */
            allow_duplicate?: boolean;
            /** @enum {string} */
            cancellable?: "until_submitted" | "on_request" | "never";
            delivery_time?: string;
            /** @description An open order past it is overdue */
            promised_minutes?: number | null;
            /** @description An open order past it has expired and is put before a person */
            expires_minutes?: number | null;
            result_rules?: {
              name: string;
              label: string;
              /** @enum {string} */
              type: "text" | "number" | "yes_no" | "date";
            }[];
            /** @description True after a refusal with confirmation_required: the request is meant as it is */
            confirm?: boolean;
            /** @enum {string} */
            status?: "active" | "paused" | "retired";
            /** @description As it was read: refused with 409 where somebody changed the service since */
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
     * See what a change of many services would do
     * @description A service with a problem is passed over whole.
     */
    post: {
      requestBody: {
        content: {
          "application/json": {
            /** @description Services, at most 500 */
            ids: number[];
            /** @enum {string} */
            status?: "active" | "paused" | "retired";
            /** @description By name; made on first use */
            service_group?: string;
            price?: {
              /**
               * @description The base price now, or the cheapest known cost
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
     * @description A service with a problem is passed over whole.
     */
    post: {
      requestBody: {
        content: {
          "application/json": {
            /** @description Services, at most 500 */
            ids: number[];
            /** @enum {string} */
            status?: "active" | "paused" | "retired";
            /** @description By name; made on first use */
            service_group?: string;
            price?: {
              /**
               * @description The base price now, or the cheapest known cost
               * @enum {string}
               */
              over: "price" | "cost";
              /** @description Such as 10%, -5% or 25%+0.10,round=0.05,floor=0.50 */
              margin: string;
            };
            /** @description True after a refusal with confirmation_required: the request is meant as it is */
            confirm?: boolean;
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
     * @description If a service is wrong, nothing is added and `errors` names it by its place, such as services.0.
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
              /** @description By name; made on first use */
              service_group?: string;
              description?: string;
              /** @enum {string} */
              identifier_kind?: "imei" | "serial" | "imei_or_serial" | "meid" | "eid" | "iccid" | "text" | "none";
              /** @enum {string} */
              identifier_check?: "luhn" | "length" | "none";
              /** @description An IMEI of 14 digits gets its check digit */
              completes_check_digit?: boolean;
              inputs?: {
                name: string;
                /** @enum {string} */
                type: "text" | "number" | "email" | "select" | "password";
                required: boolean;
                description?: string;
                options?: string[];
                /** @description Regular expression that the whole value must match */
                pattern?: string;
              }[];
              min_quantity?: number;
              max_quantity?: number;
              /** @description Several orders for one identifier may be open together, when the caller says so or calls in the Dhru dialect. Of a service without an identifier: several orders with the same inputs. Unless set, only services without an identifier allow it */
              allow_duplicate?: boolean;
              /** @enum {string} */
              cancellable?: "until_submitted" | "on_request" | "never";
              delivery_time?: string;
              /** @description An open order past it is overdue */
              promised_minutes?: number | null;
              /** @description An open order past it has expired and is put before a person */
              expires_minutes?: number | null;
              result_rules?: {
                name: string;
                label: string;
                /** @enum {string} */
                type: "text" | "number" | "yes_no" | "date";
              }[];
              /** @description Three letters, for ever; the server's unless given */
              currency?: string;
            }[];
            /** @description True after a refusal with confirmation_required: the request is meant as it is */
            confirm?: boolean;
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
    /** The service groups, in the order in which resellers see them */
    get: {
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["ServiceGroup"][] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
    /** Add a service group behind the others */
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
    /** Remove a service group that no service is in */
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
    /** Put service groups in order */
    put: {
      requestBody: {
        content: {
          "application/json": {
            /** @description These first; the others follow as they were */
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
    /** Put the services of a group in order */
    put: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          "application/json": {
            /** @description These first; the others follow as they were */
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
  "/api/operator/services/{id}/prices/groups/{price_group_id}": {
    /** Set what a price group pays for a service */
    put: {
      parameters: { path: { id: string; price_group_id: string } };
      requestBody: {
        content: {
          "application/json": {
            /** @description Price of one, a decimal string */
            price: string;
            /** @description True after a refusal with confirmation_required: the request is meant as it is */
            confirm?: boolean;
          };
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["PriceSet"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
    /** Take away the price set for a price group: the next one in order counts */
    delete: {
      parameters: { path: { id: string; price_group_id: string } };
      requestBody: { content: { "application/json": Record<string, never> } };
      responses: {
        200: { content: { "application/json": components["schemas"]["Message"] } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/services/{id}/prices/resellers/{reseller_id}": {
    /** Set what one reseller pays for a service */
    put: {
      parameters: { path: { id: string; reseller_id: string } };
      requestBody: {
        content: {
          "application/json": {
            /** @description Price of one, a decimal string */
            price: string;
            /** @description True after a refusal with confirmation_required: the request is meant as it is */
            confirm?: boolean;
          };
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["PriceSet"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
    /** Take away the price set for one reseller: the next one in order counts */
    delete: {
      parameters: { path: { id: string; reseller_id: string } };
      requestBody: { content: { "application/json": Record<string, never> } };
      responses: {
        200: { content: { "application/json": components["schemas"]["Message"] } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/services/{id}/routes": {
    /** Who fulfils a service, in order of preference */
    get: {
      parameters: { path: { id: string } };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["Route"][] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
    /** Add a route, before the routes to people unless its place is given */
    post: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          "application/json": {
            /** @description Who fulfils the service */
            supplier_id: number;
            /** @description Its number in the supplier's catalogue */
            supplier_service?: string;
            /** @description The price follows the cost by it; null: it does not */
            margin?: string | null;
            /** @enum {string} */
            on_cost_change?: "follow" | "pause";
            allow_loss?: boolean;
            continue_on_rejection?: boolean;
            input_names?: { [key: string]: string };
            /** @description From 1 */
            position?: number;
            paused?: boolean;
            /** @description True after a refusal with confirmation_required: the request is meant as it is */
            confirm?: boolean;
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
    /** Remove one route; orders that its supplier has stay there */
    delete: {
      parameters: { path: { id: string; supplier_id: string } };
      requestBody: {
        content: {
          "application/json": {
            /** @description As it was read. If the route changed since, nothing happens */
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
     * Change one route; what is absent stays
     * @description A route stays paused, except that one paused by its cost resumes when its new terms allow for it.
     */
    patch: {
      parameters: { path: { id: string; supplier_id: string } };
      requestBody: {
        content: {
          "application/json": {
            /** @description Its number in the supplier's catalogue */
            supplier_service?: string;
            /** @description The price follows the cost by it; null: it does not */
            margin?: string | null;
            /** @enum {string} */
            on_cost_change?: "follow" | "pause";
            allow_loss?: boolean;
            continue_on_rejection?: boolean;
            input_names?: { [key: string]: string };
            /** @description As it was read. If the route changed since, nothing happens */
            updated_at?: string;
            /** @description True after a refusal with confirmation_required: the request is meant as it is */
            confirm?: boolean;
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
    /** Send no orders by one route until it is resumed */
    post: {
      parameters: { path: { id: string; supplier_id: string } };
      requestBody: {
        content: {
          "application/json": {
            /** @description As it was read. If the route changed since, nothing happens */
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
    /** Send orders by one route again, whatever paused it, and agree to what it costs now */
    post: {
      parameters: { path: { id: string; supplier_id: string } };
      requestBody: {
        content: {
          "application/json": {
            /** @description As it was read. If the route changed since, nothing happens */
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
  "/api/operator/services/{id}/routes/{supplier_id}/move": {
    /** Put one route at another place in the order of preference */
    post: {
      parameters: { path: { id: string; supplier_id: string } };
      requestBody: {
        content: {
          "application/json": {
            /** @description From 1 */
            position: number;
            /** @description As it was read. If the route changed since, nothing happens */
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
    /** The price groups, by name */
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
            /** @description Over base prices, in 1/100 of a percent; null: none */
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
    /** Remove a price group that no reseller is in, with the prices set for it */
    delete: {
      parameters: { path: { id: string } };
      requestBody: { content: { "application/json": Record<string, never> } };
      responses: {
        200: { content: { "application/json": components["schemas"]["Message"] } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
    /** Rename a price group, or set its margin over base prices; what is absent stays */
    patch: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          "application/json": {
            name?: string;
            /** @description Over base prices, in 1/100 of a percent; null: none */
            margin_basis_points?: number | null;
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
  "/api/operator/orders": {
    /** The orders of all resellers, the newest first */
    get: {
      parameters: {
        query?: {
          status?: ("PENDING" | "PROCESSING" | "SUCCESS" | "REJECTED" | "CANCELLED" | "REFUNDED")[];
          /** @description Of one service */
          service_id?: number;
          /** @description Of one reseller, by number or e-mail */
          reseller?: string;
          /** @description Of one identifier */
          imei?: string;
          /** @description The number of an order, or how its identifier, reference or code (a result of up to 100 characters) begins */
          q?: string;
          /** @description Open ones that wait for a person */
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
          /** @description True: open ones past the promised time of their services (`promised_minutes`) */
          overdue?: boolean;
          /** @description Rows on a page, 15 unless asked, at most 100 */
          per_page?: number;
          /** @description Goes on behind a page: links.next of its answer has it */
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
  "/api/operator/orders/{id}": {
    /** One order with its tries, money and history */
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
    /** Take a pending order in hand: no worker looks at it any more */
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
            /** @description Read from the result by the service's rules unless given */
            fields?: { [key: string]: string | number | boolean };
            /** @description The rest is given back; all unless given */
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
    /** Refuse to deliver and give the money back */
    post: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          "application/json": {
            /** @description Told to the reseller */
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
    /** Withdraw an open order and give the money back */
    post: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          "application/json": {
            /** @description Told to the reseller */
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
    /** Give an order that no supplier has to the first of its routes again */
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
    /** Give an order that no supplier has to this one of its routes */
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
    /** Give back all or part of what a delivered order cost */
    post: {
      parameters: {
        header?: {
          /** @description Of your choice: one key refunds once. A part needs it, or refunded_before */
          "idempotency-key"?: string;
        };
        path: { id: string };
      };
      requestBody: {
        content: {
          "application/json": {
            /** @description Decimal string; everything that is left unless given */
            amount?: string;
            /** @description What the order shows as refunded: a call that is sent twice then refunds once */
            refunded_before?: string;
            /** @description Instead of the header Idempotency-Key */
            idempotency_key?: string;
            /** @description Told to the reseller */
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
    /** Replace a delivered result; no money moves */
    post: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          "application/json": {
            /** @description In the place of the delivered one */
            result: string;
            /** @description Read from the result by the service's rules unless given */
            fields?: { [key: string]: string | number | boolean };
            /** @description Told to the reseller */
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
    /** Open orders that wait for a person, the oldest first */
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
          /** @description In hand of one member of staff, or of nobody */
          taken_by?: "nobody" | number;
          /** @description Rows on a page, 15 unless asked, at most 100 */
          per_page?: number;
          /** @description Goes on behind a page: links.next of its answer has it */
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
  "/api/operator/queue/replies/preview": {
    /** What a reply to many orders would do, line by line, changing nothing */
    post: {
      requestBody: {
        content: {
          "application/json": {
            /** @description A line for each order: identifier (or #number), a separator, the result. A mark (!, REJECT, REJECTED, CANCELLED, FAILED and their like, in any case) before the identifier or the result rejects, with the rest as the reason */
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
    /** Answer many orders, a line each; what is wrong with a line harms no other */
    post: {
      requestBody: {
        content: {
          "application/json": {
            /** @description A line for each order: identifier (or #number), a separator, the result. A mark (!, REJECT, REJECTED, CANCELLED, FAILED and their like, in any case) before the identifier or the result rejects, with the rest as the reason */
            text: string;
            /** @description Only orders of this service */
            service_id?: number;
            /** @description True after a refusal with confirmation_required: the request is meant as it is */
            confirm?: boolean;
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
    /** Tries of which nobody knows whether the supplier has them, the oldest first */
    get: {
      parameters: {
        query?: {
          /** @description Rows on a page, 15 unless asked, at most 100 */
          per_page?: number;
          /** @description Goes on behind a page: links.next of its answer has it */
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
    /** Say what you found at the supplier: the order is followed there, or goes on */
    post: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          "application/json": {
            /**
             * @description What you found at the supplier
             * @enum {string}
             */
            verdict: "placed" | "not_placed";
            /** @description With placed: the supplier's number of the order */
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
                /** @description Ours, sent with it */
                reference: string;
                /** @description Theirs */
                supplier_reference: string | null;
                /**
                 * @description Decimal string, 2 to 6 decimals
                 * @example 0.045
                 */
                cost: string;
                currency: string;
                refusal: string | null;
                message: string | null;
                /** @description As the supplier sent it: never show it as HTML */
                raw_answer: string | null;
                /** @description How often the supplier was asked about it */
                asked: number;
                /** @description When it is asked next; null: not by itself */
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
    /** Results that came after their order was closed and that nobody has seen to, the oldest first */
    get: {
      parameters: {
        query?: {
          /** @description Rows on a page, 15 unless asked, at most 100 */
          per_page?: number;
          /** @description Goes on behind a page: links.next of its answer has it */
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
    /** Note what was done about a late result; it moves no money by itself */
    post: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          "application/json": {
            /** @description What was done about it */
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
    /** Services that are delivered from stock, and how many codes they have */
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
     * Add codes, one a line, and deliver from them before anybody else is asked
     * @description Codes that the service has or had are passed over, so a long list may be sent in several calls.
     */
    post: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          "application/json": {
            /** @description One code a line */
            codes: string;
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
  "/api/operator/figures": {
    /** Orders of the last 48 hours, money of the last 30 days, and what waits for somebody */
    get: {
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["Figures"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/ledger/checks": {
    /** The last comparison of the books, and the one that is under way */
    get: {
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["BooksRuns"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
    /**
     * Have a worker compare the books now; where one does already, that one is meant
     * @description Ask with GET how far it is. It reads every order and transfer, and changes nothing.
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
    /** What the accounts of each kind hold, by currency, live and test */
    get: {
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["LedgerAccount"][] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/ledger/transfers": {
    /** All transfers, the newest first */
    get: {
      parameters: {
        query?: {
          kind?: (
            | "top_up"
            | "hold"
            | "capture"
            | "release"
            | "refund"
            | "adjustment"
            | "promo"
            | "supplier_prepaid"
            | "supplier_cost"
          )[];
          /** @description Of one reseller's wallets, by number or e-mail */
          reseller?: string;
          /** @description Of one order, what its attempts cost included */
          order_id?: number;
          /** @description Test money or live money */
          test?: boolean;
          /** @description From this time on: a date, or a time such as 2026-05-01T08:00:00Z */
          created_from?: string;
          /** @description Up to this time: a date, or a time such as 2026-05-01T08:00:00Z */
          created_to?: string;
          /** @description Decimal string: of this amount and more */
          min_amount?: string;
          /** @description Rows on a page, 15 unless asked, at most 100 */
          per_page?: number;
          /** @description Goes on behind a page: links.next of its answer has it */
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
    /** Transfers as a CSV file, the newest first, at most 100000 rows */
    get: {
      parameters: {
        query?: {
          kind?: (
            | "top_up"
            | "hold"
            | "capture"
            | "release"
            | "refund"
            | "adjustment"
            | "promo"
            | "supplier_prepaid"
            | "supplier_cost"
          )[];
          /** @description Of one reseller's wallets, by number or e-mail */
          reseller?: string;
          /** @description Of one order, what its attempts cost included */
          order_id?: number;
          /** @description Test money or live money */
          test?: boolean;
          /** @description From this time on: a date, or a time such as 2026-05-01T08:00:00Z */
          created_from?: string;
          /** @description Up to this time: a date, or a time such as 2026-05-01T08:00:00Z */
          created_to?: string;
          /** @description Decimal string: of this amount and more */
          min_amount?: string;
        };
      };
      responses: {
        /** @description A CSV file (RFC 4180) in UTF-8 with a byte order mark; its first line names the columns */
        200: { content: { "text/csv": string } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/installation": {
    /** When this database was created, and how many orders it holds */
    get: {
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["Installation"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/top-up-requests": {
    /** Requests of all resellers, the newest first */
    get: {
      parameters: {
        query?: {
          status?: "open" | "approved" | "declined" | "withdrawn";
          /** @description Of one reseller */
          reseller_id?: number;
          /** @description True: for test money instead of live money */
          test?: boolean;
          /** @description Rows on a page, 15 unless asked, at most 100 */
          per_page?: number;
          /** @description Goes on behind a page: links.next of its answer has it */
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
  "/api/operator/top-up-requests/{id}/approve": {
    /** Credit the reseller's wallet, with what was asked for or another amount, and end the request */
    post: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          "application/json": {
            /** @description Decimal string; absent: what was asked for */
            amount?: string;
            /** @description Shown to the reseller; required where the amount is another one */
            reason?: string;
            /** @description True after a refusal with confirmation_required: the request is meant as it is */
            confirm?: boolean;
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
    /** End the request without money; the reseller reads the reason */
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
  "/api/operator/resellers": {
    /** The resellers, the newest first */
    get: {
      parameters: {
        query?: {
          /** @description Part of a name, company, e-mail or user name; or a number */
          q?: string;
          status?: ("pending" | "active" | "suspended")[];
          /** @description Of one price group */
          price_group_id?: number;
          /** @description A walk goes by created_at alone */
          sort?:
            | "-created_at"
            | "created_at"
            | "name"
            | "-name"
            | "balance"
            | "-balance"
            | "orders_count"
            | "-orders_count";
          /** @description Page by number, from 1 */
          page?: number;
          /** @description Rows on a page, 15 unless asked, at most 100 */
          per_page?: number;
          /** @description Walks the list: empty begins, links.next continues */
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
                /** @description What some panels send beside the key */
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
                /** @description Live orders, of all time */
                orders_count: number;
                last_order_at: string | null;
                /** @description Last call with any key or sign-in */
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
    /** Make a reseller, active at once, with an empty live wallet and a test wallet */
    post: {
      requestBody: {
        content: {
          "application/json": {
            name: string;
            email: string;
            username?: string | null;
            company?: string | null;
            /** @description Null: base prices */
            price_group_id?: number | null;
            /** @description To sign in with; keys need none */
            password?: string;
            /** @description Of both wallets, for ever; three letters, the server's unless given */
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
     * Change a reseller; what is absent stays
     * @description The e-mail is also the one to sign in with. The currency never changes.
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
            /** @description Null: base prices */
            price_group_id?: number | null;
            /** @description Requests a minute of each key; null: the server's default */
            rate_limit?: number | null;
            /** @description Decimal string; below it the reseller is warned */
            low_balance_threshold?: string;
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
    /** Let in somebody who signed up */
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
    /** Refuse the reseller's keys and sign-ins, or a sign-up; what was ordered goes on */
    post: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          "application/json": {
            /** @description For the staff; never shown to the reseller */
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
    /** Let a suspended reseller in again */
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
    /** A reseller's API keys without their secrets */
    get: {
      parameters: { path: { id: string } };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["ApiKey"][] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
    /** Make an API key for a reseller; it is shown this once */
    post: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          "application/json": {
            label?: string;
            test?: boolean;
            /** @description All unless given */
            scopes?: (
              | "account:read"
              | "services:read"
              | "orders:read"
              | "orders:write"
              | "transactions:read"
              | "top_ups:write"
            )[];
            /** @description Addresses and ranges; null or none: any */
            allowed_ips?: string[] | null;
            /** @description Requests a minute; null: the reseller's */
            rate_limit?: number | null;
            /** @enum {string} */
            dialect?: "auto" | "native" | "dhru";
            /** @description Dispatch errors carry their HTTP status instead of 200 */
            strict_http?: boolean;
            /** @description A repeated dispatch order answers with the first one; true unless given */
            replay?: boolean;
            /** @description Last moment of the key; null: none */
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
  "/api/operator/resellers/{id}/keys/{key_id}/revoke": {
    /** Revoke a reseller's key: it is refused from now on, for ever */
    post: {
      parameters: { path: { id: string; key_id: string } };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["ApiKey"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/keys/{id}/regenerate": {
    /** Make a new secret with the settings of a key; the old one is refused at once */
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
    /** Make a new secret with the settings of a key; the old one works for some hours more */
    post: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          "application/json": {
            /** @description How long the old key still works, 0 to 168 hours */
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
    /** Revoke a key: it is refused at once and permanently */
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
    /** Set the password that a reseller signs in with; open sessions end */
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
  "/api/operator/resellers/{id}/reset-second-factor": {
    /** Take a lost second factor off a reseller's sign-in; passkeys are removed and open sessions end */
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
    /** Mail a reseller the link to choose another password, for an hour and one use */
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
    /** The services as a reseller sees them: GET /api/v1/services in the reseller's place */
    get: {
      parameters: {
        query?: {
          type?: "imei" | "server" | "remote";
          /** @description Number or name of a service group */
          group?: string;
          /** @description Words in the name or the group's name, or the number of a service */
          q?: string;
          status?: "active" | "paused";
          /** @description Not with cursor. Unless asked: the operator's order */
          sort?: "name" | "-name" | "price" | "-price";
          /** @description Page by number, from 1 */
          page?: number;
          /** @description Rows on a page, 15 unless asked, at most 100 */
          per_page?: number;
          /** @description Walks the list: empty begins, links.next continues */
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
    /** What this reseller alone pays, beside the price that would count without it */
    get: {
      parameters: { path: { id: string } };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["PersonalPrice"][] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/operator/resellers/{id}/transactions": {
    /** A reseller's statement, as the reseller reads it; the amounts add up to the balance */
    get: {
      parameters: {
        query?: {
          type?: "order" | "release" | "refund" | "top_up" | "adjustment" | "promo";
          /** @description Of one order */
          order_id?: number;
          /** @description From this time on: a date, or a time such as 2026-05-01T08:00:00Z */
          created_from?: string;
          /** @description Up to this time: a date, or a time such as 2026-05-01T08:00:00Z */
          created_to?: string;
          /** @description True: of the test wallet instead of the live one */
          test?: boolean;
          /** @description Page by number, from 1 */
          page?: number;
          /** @description Rows on a page, 15 unless asked, at most 100 */
          per_page?: number;
          /** @description Walks the list: empty begins, links.next continues */
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
  "/api/operator/resellers/{id}/top-up": {
    /** Add prepaid money that was received */
    post: {
      parameters: {
        header?: {
          /** @description Of your choice, required here or in the body: one key moves money once, for ever */
          "idempotency-key"?: string;
        };
        path: { id: string };
      };
      requestBody: {
        content: {
          "application/json": {
            /** @description Decimal string; of an adjustment negative to take money out */
            amount: string;
            /** @description Refused unless it is the wallet's */
            currency?: string;
            /** @description The reseller reads it on the statement */
            reason: string;
            /** @description The test wallet instead of the live one */
            test?: boolean;
            /** @description Instead of the header Idempotency-Key */
            idempotency_key?: string;
            /** @description True after a refusal with confirmation_required: the request is meant as it is */
            confirm?: boolean;
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
    /** Correct a balance up or down, not below the credit limit */
    post: {
      parameters: {
        header?: {
          /** @description Of your choice, required here or in the body: one key moves money once, for ever */
          "idempotency-key"?: string;
        };
        path: { id: string };
      };
      requestBody: {
        content: {
          "application/json": {
            /** @description Decimal string; of an adjustment negative to take money out */
            amount: string;
            /** @description Refused unless it is the wallet's */
            currency?: string;
            /** @description The reseller reads it on the statement */
            reason: string;
            /** @description The test wallet instead of the live one */
            test?: boolean;
            /** @description Instead of the header Idempotency-Key */
            idempotency_key?: string;
            /** @description True after a refusal with confirmation_required: the request is meant as it is */
            confirm?: boolean;
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
    /** Set how far the live wallet may go below zero */
    put: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          "application/json": {
            /** @description Decimal string: how far the live wallet may go below zero */
            credit_limit: string;
            /** @description Kept in the audit log */
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
}
export interface components {
  schemas: {
    SignIn: {
      email: string;
      password: string;
      /** @description With a second factor: the code of the authenticator app, or a recovery code */
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
    /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
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
      /** @description False: nothing was charged. Null: unknown; ask again with the same key or reference */
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
      /** @description Null: the command line, or a sign-in that failed */
      staff: components["schemas"]["Named"] | null;
      action: string;
      /** @description What the action does; null for commands, which say so themselves */
      about: string | null;
      target: string | null;
      /** @description What was sent, without secrets */
      details: { [key: string]: unknown } | null;
      /** @description What it changed; empty where it failed or nothing differs */
      changes: components["schemas"]["AuditChange"][];
      /** @description HTTP status of the answer; null: it was never given */
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
       * @description expired: the invitation is too old
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
      /** @description Null where a password was given */
      invitation: {
        /** @description Shown this once; it works once */
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
      /** @description What pages and mails call this server */
      name: string;
      /**
       * @description Accounts of strangers work at once, wait for approval, or are not taken
       * @enum {string}
       */
      sign_up: "open" | "approval" | "closed";
      /** @description The setting PUBLIC_URL */
      public_url: string | null;
      /** @description Sender of mails; null: no mail server is configured, links go to the log */
      mail_from: string | null;
    };
    ReturnedOrders: {
      /** @description Orders that are sent to it again */
      returned: number;
      /** @description Orders that stay in the queue: their route is paused, removed or below cost */
      kept: number;
    };
    Supplier: {
      id: number;
      kind: string;
      name: string;
      url: string | null;
      username: string | null;
      currency: string | null;
      /** @description How much of the server's currency one unit of the supplier's is */
      exchange_rate: string;
      concurrency: number;
      bulk_size: number;
      /**
       * @description by_reference where a repeated reference gives the order that is there already
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
        /** @description What the reseller reads when the order is rejected for it; if unset, a sentence of the server */
        reason?: string;
      }[];
      sync_hours: number;
      balance: string | null;
      balance_at: string | null;
      low_balance: string | null;
      balance_is_low: boolean;
      /** @description Orders that it has, and has not answered */
      open_attempts: number;
      /** @description Orders in the queue because it was paused, which nobody has taken */
      diverted_orders: number;
      /** @description In a row */
      failures: number;
      /** @description Nothing is sent before; null: the circuit is closed */
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
        /** @description 0 while it is not known */
        total: number;
      };
      result: { [key: string]: unknown } | null;
      /** @description Services that an import could not take over; at most 100 */
      problems: { code: string; message: string }[];
      error: string | null;
      /** Format: date-time */
      created_at: string;
      finished_at: string | null;
    };
    OfferedRoute: {
      service: components["schemas"]["Named"];
      position: number;
      /** @description Of one, in the service's currency */
      cost: string | null;
      agreed_cost: string | null;
      /** @description What resellers pay who have no price of their own */
      price: string;
      currency: string;
      margin: string | null;
      /** @enum {string} */
      on_cost_change: "follow" | "pause";
      /** @description operator, cost or vanished */
      paused_by: string | null;
      /** @description Who gets the orders that this route does not take; null: nobody */
      next_supplier: string | null;
    };
    OfferedService: {
      code: string;
      name: string;
      group: string;
      type: string;
      /** @description In the supplier's currency */
      cost: string;
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
      /** @description Services of the own catalogue that are routed to it */
      service_ids: number[];
      /** @description How they are, and what they cost resellers */
      routes: components["schemas"]["OfferedRoute"][];
    };
    ImportPlan: {
      /** @description So many services would be taken over or refused */
      total: number;
      currency: string;
      /** @description The first of them */
      services: {
        code: string;
        name: string;
        service_group: string | null;
        type: string | null;
        cost: string | null;
        price: string | null;
        /** @description Why it cannot be taken over; everything but code and name is null then */
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
      currency: string;
      /**
       * @description Decimal string, 2 to 6 decimals
       * @example 0.045
       */
      price: string;
      /** @description Price less the cheapest known cost; null where no cost is known */
      margin: string | null;
      /** @description Every route that takes orders costs more: orders would wait for a person */
      below_cost: boolean;
      /** @description The least that a route which takes orders costs */
      cost: string | null;
      /** @description A route makes the base price follow its cost */
      price_follows: boolean;
      /** @description Codes that can be delivered now */
      stock: number;
      /** Format: date-time */
      updated_at: string;
      routes: number;
    };
    GroupPrice: {
      price_group: components["schemas"]["Named"];
      /** @description Of the group over base prices, in 1/100 of a percent */
      margin_basis_points: number | null;
      /** @description The price set for the group; null: the margin or the base price counts */
      set_price: string | null;
      /**
       * @description Decimal string, 2 to 6 decimals
       * @example 0.045
       */
      price: string;
      /** @description Price less the cheapest known cost; null where no cost is known */
      margin: string | null;
      /** @description Every route that takes orders costs more: orders would wait for a person */
      below_cost: boolean;
      /** @enum {string} */
      source: "personal" | "group" | "margin" | "base";
    };
    PersonalPriceOf: {
      reseller: components["schemas"]["Named"];
      /**
       * @description Decimal string, 2 to 6 decimals
       * @example 0.045
       */
      price: string;
      /** @description Price less the cheapest known cost; null where no cost is known */
      margin: string | null;
      /** @description Every route that takes orders costs more: orders would wait for a person */
      below_cost: boolean;
    };
    Route: {
      position: number;
      supplier: { id: number; name: string; kind: string; paused: boolean };
      supplier_service: {
        code: string;
        name: string | null;
        /** @description The supplier has not offered it since */
        vanished_at: string | null;
      } | null;
      /** @description Of one, in the service's currency */
      cost: string | null;
      /** @description A route that pauses on a cost change pauses above it */
      agreed_cost: string | null;
      margin: string | null;
      /** @enum {string} */
      on_cost_change: "follow" | "pause";
      allow_loss: boolean;
      continue_on_rejection: boolean;
      input_names: { [key: string]: string };
      /** @description operator, cost or vanished */
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
      currency: string;
      /**
       * @description Decimal string, 2 to 6 decimals
       * @example 0.045
       */
      price: string;
      /** @description Price less the cheapest known cost; null where no cost is known */
      margin: string | null;
      /** @description Every route that takes orders costs more: orders would wait for a person */
      below_cost: boolean;
      /** @description The least that a route which takes orders costs */
      cost: string | null;
      /** @description A route makes the base price follow its cost */
      price_follows: boolean;
      /** @description Codes that can be delivered now */
      stock: number;
      /** Format: date-time */
      updated_at: string;
      description: string;
      /** @enum {string} */
      identifier_kind: "imei" | "serial" | "imei_or_serial" | "meid" | "eid" | "iccid" | "text" | "none";
      /** @enum {string} */
      identifier_check: "luhn" | "length" | "none";
      /** @description An IMEI of 14 digits gets its check digit */
      completes_check_digit: boolean;
      inputs: {
        name: string;
        /** @enum {string} */
        type: "text" | "number" | "email" | "select" | "password";
        required: boolean;
        description?: string;
        options?: string[];
        /** @description Regular expression that the whole value must match */
        pattern?: string;
      }[];
      min_quantity: number;
      max_quantity: number;
      /** @description Several orders for one identifier may be open together, when the caller says so or calls in the Dhru dialect. Of a service without an identifier: several orders with the same inputs. Unless set, only services without an identifier allow it */
      allow_duplicate: boolean;
      /** @enum {string} */
      cancellable: "until_submitted" | "on_request" | "never";
      delivery_time: string;
      /** @description An open order past it is overdue */
      promised_minutes: number | null;
      /** @description An open order past it has expired and is put before a person */
      expires_minutes: number | null;
      result_rules: {
        name: string;
        label: string;
        /** @enum {string} */
        type: "text" | "number" | "yes_no" | "date";
      }[];
      delivery: { p50_seconds: number | null; p95_seconds: number | null };
      /** @description What each price group pays */
      group_prices: components["schemas"]["GroupPrice"][];
      /** @description The first 100 */
      personal_prices: components["schemas"]["PersonalPriceOf"][];
      personal_prices_total: number;
      routes: components["schemas"]["Route"][];
      /** Format: date-time */
      created_at: string;
    };
    BulkAnswer: {
      /** @description Of a preview: would be changed */
      changed: number;
      passed_over: number;
      /** @description Changed services whose new price is below the cheapest known cost */
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
        /** @description Price less the cheapest known cost; null where no cost is known */
        margin: string | null;
        /** @description Every route that takes orders costs more: orders would wait for a person */
        below_cost: boolean;
        /** @description Why the service is passed over */
        problem: string | null;
      }[];
    };
    ServiceGroup: {
      id: number;
      name: string;
      /** @description Without those that are retired */
      services: number;
      retired: number;
    };
    PriceSet: {
      /**
       * @description Decimal string, 2 to 6 decimals
       * @example 0.045
       */
      price: string;
      /** @description Price less the cheapest known cost; null where no cost is known */
      margin: string | null;
      /** @description Every route that takes orders costs more: orders would wait for a person */
      below_cost: boolean;
      currency: string;
      cost: string | null;
    };
    PriceGroup: {
      id: number;
      name: string;
      /** @description Over base prices, in 1/100 of a percent */
      margin_basis_points: number | null;
      resellers: number;
      /** @description Services with a price set for the group */
      prices: number;
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
      source: "dispatch" | "api" | "dashboard" | "operator";
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
      /** @description Whose turn it is, or who delivered it */
      supplier: components["schemas"]["Named"] | null;
      /** @description Of the whole order, in its currency; null until a supplier took it */
      cost: string | null;
      /** @description What it brings less its cost */
      margin: string | null;
      /** @description Why a person must look at it; null: nobody needs to, or its reseller wants it back. expired: past expires_minutes of its service */
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
      /** @description When a worker looks at it next; null: not by itself */
      due_at: string | null;
      /** @description Of the request that placed it, as its answer and the reseller's API request log name it */
      request_id: string | null;
      /** @description Open, and past the promised time of its service (`promised_minutes`) */
      overdue: boolean;
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
      result: string;
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
      source: "dispatch" | "api" | "dashboard" | "operator";
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
      /** @description Whose turn it is, or who delivered it */
      supplier: components["schemas"]["Named"] | null;
      /** @description Of the whole order, in its currency; null until a supplier took it */
      cost: string | null;
      /** @description What it brings less its cost */
      margin: string | null;
      /** @description Why a person must look at it; null: nobody needs to, or its reseller wants it back. expired: past expires_minutes of its service */
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
      /** @description When a worker looks at it next; null: not by itself */
      due_at: string | null;
      /** @description Of the request that placed it, as its answer and the reseller's API request log name it */
      request_id: string | null;
      /** @description Open, and past the promised time of its service (`promised_minutes`) */
      overdue: boolean;
      attempts: {
        id: number;
        order_id: number;
        number: number;
        supplier: components["schemas"]["Named"];
        supplier_service: string;
        state: string;
        /** @description Ours, sent with it */
        reference: string;
        /** @description Theirs */
        supplier_reference: string | null;
        /**
         * @description Decimal string, 2 to 6 decimals
         * @example 0.045
         */
        cost: string;
        currency: string;
        refusal: string | null;
        message: string | null;
        /** @description As the supplier sent it: never show it as HTML */
        raw_answer: string | null;
        /** @description How often the supplier was asked about it */
        asked: number;
        /** @description When it is asked next; null: not by itself */
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
        /** @description Kind of the ledger account that it left */
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
         * @description What happened; the status changes with the first of them alone
         * @enum {string}
         */
        event: "status_changed" | "requeued" | "cancel_requested" | "result_corrected" | "partly_refunded";
        from: ("PENDING" | "PROCESSING" | "SUCCESS" | "REJECTED" | "CANCELLED" | "REFUNDED") | null;
        /** @enum {string} */
        to: "PENDING" | "PROCESSING" | "SUCCESS" | "REJECTED" | "CANCELLED" | "REFUNDED";
        actor: string;
        reason: string | null;
        /** @description What a refund gave back */
        amount: string | null;
        actor_name: string | null;
      }[];
      late_results: components["schemas"]["LateResult"][];
      actions: {
        /** @enum {string} */
        name: "take" | "answer" | "reject" | "cancel" | "retry" | "reroute" | "refund" | "correct";
        /** @description Why you cannot do it now; null: you can */
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
      /** @description Why a person must look at it; null: nobody needs to, or its reseller wants it back. expired: past expires_minutes of its service */
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
    ReplyPreview: {
      line: number;
      /** @description As the line names its order */
      subject: string;
      message?: string;
      /** @enum {string} */
      outcome: "matched" | "ambiguous" | "unknown" | "duplicate" | "invalid";
      /**
       * @description What the order would become
       * @enum {string}
       */
      status?: "SUCCESS" | "REJECTED";
      /** @description Its result, or the reason */
      text?: string;
      /** @description The result sounds as if nothing was delivered: sending it needs confirm */
      reads_like_refusal?: boolean;
      orders?: components["schemas"]["QueuedOrder"][];
    };
    ReplyOutcome: {
      line: number;
      /** @description As the line names its order */
      subject: string;
      message?: string;
      /** @enum {string} */
      outcome: "answered" | "refused" | "ambiguous" | "unknown" | "duplicate" | "invalid";
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
      /** @description Ours, sent with it */
      reference: string;
      /** @description Theirs */
      supplier_reference: string | null;
      /**
       * @description Decimal string, 2 to 6 decimals
       * @example 0.045
       */
      cost: string;
      currency: string;
      refusal: string | null;
      message: string | null;
      /** @description As the supplier sent it: never show it as HTML */
      raw_answer: string | null;
      /** @description How often the supplier was asked about it */
      asked: number;
      /** @description When it is asked next; null: not by itself */
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
      /** @description Whether orders of the service go to its stock */
      routed: boolean;
      low: boolean;
    };
    StockAdded: { added: number; duplicates: number; free: number };
    Figures: {
      orders_by_hour: {
        /** Format: date-time */
        hour: string;
        /** @enum {string} */
        status: "PENDING" | "PROCESSING" | "SUCCESS" | "REJECTED" | "CANCELLED" | "REFUNDED";
        orders: number;
      }[];
      money_by_day: {
        /**
         * Format: date
         * @description By UTC
         */
        day: string;
        currency: string;
        /** @description Captured less refunded */
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
          /** @description Why a person must look at it; null: nobody needs to, or its reseller wants it back. expired: past expires_minutes of its service */
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
      /** @description Strangers who wait for approval */
      sign_ups: number;
      /** @description Wishes for live credit that nobody has answered */
      open_top_ups: number;
      /** @description The nightly comparison; null before the first */
      books: {
        ok: boolean;
        /** Format: date-time */
        checked_at: string;
      } | null;
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
    Check: {
      /** @description The rule that was checked */
      name: string;
      ok: boolean;
      /** @description What was compared, such as wallets */
      of: string;
      compared: number;
      differences: number;
      /** @description What the differences add up to; empty where they are no amounts */
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
       * @description waiting: for a worker
       * @enum {string}
       */
      state: "waiting" | "running" | "done";
      /** @description Null: by itself, or for the command line */
      requested_by: components["schemas"]["Named"] | null;
      /** Format: date-time */
      begun_at: string;
      ended_at: string | null;
      /** @description Null: it is not over */
      ok: boolean | null;
      checks_total: number;
      /** @description Those that are done */
      checks: components["schemas"]["Check"][];
    };
    BooksRuns: {
      /** @description The last that is over; null before the first */
      last: components["schemas"]["BooksRun"] | null;
      /** @description The one that is under way */
      open: components["schemas"]["BooksRun"] | null;
    };
    LedgerAccount: {
      /** @description Of ledger accounts, such as wallet_available or revenue */
      kind: string;
      currency: string;
      test: boolean;
      /** @description How many there are of the kind */
      accounts: number;
      /** @description What came in less what went out */
      balance: string;
    };
    LedgerTransfer: {
      id: number;
      /** @enum {string} */
      kind:
        | "top_up"
        | "hold"
        | "capture"
        | "release"
        | "refund"
        | "adjustment"
        | "promo"
        | "supplier_prepaid"
        | "supplier_cost";
      /**
       * @description Decimal string, 2 to 6 decimals
       * @example 0.045
       */
      amount: string;
      currency: string;
      test: boolean;
      /** @description Of ledger accounts, such as wallet_available or revenue */
      from: string;
      /** @description Of ledger accounts, such as wallet_available or revenue */
      to: string;
      reseller: components["schemas"]["Named"] | null;
      order_id: number | null;
      reason: string | null;
      actor: {
        /** @enum {string} */
        kind: "reseller" | "operator" | "system" | "supplier";
        id: number | null;
        /** @description Of the member of staff, the supplier or the reseller's key */
        name: string | null;
      };
      /** Format: date-time */
      created_at: string;
    };
    Installation: {
      /** Format: date-time */
      created_at: string;
      /** @description How many orders it holds */
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
      /** @description What the payment is found by */
      payment_reference: string | null;
      /** @enum {string} */
      status: "open" | "approved" | "declined" | "withdrawn";
      /** @description Why it was declined, or another amount approved */
      reason: string | null;
      /** @description Null unless it was approved */
      approved_amount: string | null;
      /** @description The transaction that credited it */
      transaction_id: number | null;
      test: boolean;
      /** Format: date-time */
      created_at: string;
      decided_at: string | null;
      reseller: components["schemas"]["Named"];
      /** @description Null: nobody yet, or the reseller withdrew it */
      decided_by: components["schemas"]["Named"] | null;
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
      /** @description What some panels send beside the key */
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
      /** @description Live orders, of all time */
      orders_count: number;
      last_order_at: string | null;
      /** @description Last call with any key or sign-in */
      last_used_at: string | null;
      /** Format: date-time */
      created_at: string;
      /** @description Requests a minute of each key; null: the server's default */
      rate_limit: number | null;
      default_rate_limit: number;
      /**
       * @description Decimal string, 2 to 6 decimals
       * @example 0.045
       */
      low_balance_threshold: string;
      /** @description Can sign in, not only use keys */
      has_password: boolean;
      two_factor_enabled: boolean;
      wallets: { live: components["schemas"]["Wallet"]; test: components["schemas"]["Wallet"] };
    };
    ApiKey: {
      id: number;
      /** @description How the key begins */
      prefix: string;
      last_four: string;
      label: string;
      /** @description Works on the test wallet and never reaches a supplier */
      test: boolean;
      /** @enum {string} */
      state: "live" | "expired" | "revoked";
      scopes: (
        | "account:read"
        | "services:read"
        | "orders:read"
        | "orders:write"
        | "transactions:read"
        | "top_ups:write"
      )[];
      /** @description Addresses and ranges that may use the key; null: any */
      allowed_ips: string[] | null;
      /** @description Requests a minute; null: the account's limit */
      rate_limit: number | null;
      /** @enum {string} */
      dialect: "auto" | "native" | "dhru";
      strict_http: boolean;
      replay: boolean;
      /** @description A rotated key ends here */
      expires_at: string | null;
      revoked_at: string | null;
      /** @description The key that was made in place of this one */
      replaced_by: number | null;
      /** Format: date-time */
      created_at: string;
      last_used_at: string | null;
      last_used_ip: string | null;
    };
    NewApiKey: {
      id: number;
      /** @description How the key begins */
      prefix: string;
      last_four: string;
      label: string;
      /** @description Works on the test wallet and never reaches a supplier */
      test: boolean;
      /** @enum {string} */
      state: "live" | "expired" | "revoked";
      scopes: (
        | "account:read"
        | "services:read"
        | "orders:read"
        | "orders:write"
        | "transactions:read"
        | "top_ups:write"
      )[];
      /** @description Addresses and ranges that may use the key; null: any */
      allowed_ips: string[] | null;
      /** @description Requests a minute; null: the account's limit */
      rate_limit: number | null;
      /** @enum {string} */
      dialect: "auto" | "native" | "dhru";
      strict_http: boolean;
      replay: boolean;
      /** @description A rotated key ends here */
      expires_at: string | null;
      revoked_at: string | null;
      /** @description The key that was made in place of this one */
      replaced_by: number | null;
      /** Format: date-time */
      created_at: string;
      last_used_at: string | null;
      last_used_ip: string | null;
      /** @description The key, shown this once */
      key: string;
    };
    MadeKey: {
      id: number;
      /** @description The key, shown this once */
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
      /** @description An IMEI of 14 digits gets its check digit */
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
        /** @description Half of the last month's deliveries took no longer; null while there were few */
        p50_seconds: number | null;
        /** @description Nineteen of twenty took no longer */
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
      /** @description What would count without it */
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
    Transaction: {
      id: number;
      /** @enum {string} */
      type: "order" | "release" | "refund" | "top_up" | "adjustment" | "promo";
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
    MovementAnswer: {
      transfer_id: number;
      /** @description What the balance changed by */
      amount: string;
      /** @description As it is now */
      balance: string;
      currency: string;
      test: boolean;
      /** @description The key had moved this money before, and nothing moved now */
      replayed: boolean;
    };
  };
  responses: {
    /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
    Refusal: { content: { "application/json": components["schemas"]["Problem"] } };
  };
}
