// Made from the server's OpenAPI document by `npm run generate`: change the routes, not this file.
export interface paths {
  "/api/v1/login": {
    /** Sign in with email and password and get a personal access token */
    post: {
      requestBody: {
        content: {
          "application/x-www-form-urlencoded": components["schemas"]["SignIn"];
          "multipart/form-data": components["schemas"]["SignIn"];
          "application/json": components["schemas"]["SignIn"];
        };
      };
      responses: {
        200: { content: { "application/json": components["schemas"]["LoginAnswer"] } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/v1/session": {
    /** Read who is signed in, and which ways to sign in are available */
    get: {
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["SessionState"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
    /** Sign in with email and password; the answer sets a session cookie */
    post: {
      requestBody: {
        content: {
          "application/x-www-form-urlencoded": components["schemas"]["SignIn"];
          "multipart/form-data": components["schemas"]["SignIn"];
          "application/json": components["schemas"]["SignIn"];
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["SessionState"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
    /** Sign out */
    delete: {
      responses: {
        200: { content: { "application/json": components["schemas"]["Message"] } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/v1/shop": {
    /** Read the name, the look and the terms of the shop */
    get: {
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["Shop"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/v1/sign-up": {
    /** Request a reseller account; the answer is the same if the email already has one */
    post: {
      requestBody: {
        content: {
          "application/x-www-form-urlencoded": {
            name: string;
            email: string;
            password: string;
            company?: string | null;
          };
          "multipart/form-data": { name: string; email: string; password: string; company?: string | null };
          "application/json": { name: string; email: string; password: string; company?: string | null };
        };
      };
      responses: {
        202: { content: { "application/json": components["schemas"]["SignUpAnswer"] } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/v1/session/first-operator": {
    /** Create the first operator with the link that the server printed, and sign in */
    post: {
      requestBody: {
        content: {
          "application/x-www-form-urlencoded": { name: string; email: string; password: string; token: string };
          "multipart/form-data": { name: string; email: string; password: string; token: string };
          "application/json": { name: string; email: string; password: string; token: string };
        };
      };
      responses: {
        201: { content: { "application/json": { data: components["schemas"]["SessionState"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/v1/session/password-reset": {
    /** Request an email with a link to set a new password; the answer is the same for an unknown email */
    post: {
      requestBody: {
        content: {
          "application/x-www-form-urlencoded": { email: string };
          "multipart/form-data": { email: string };
          "application/json": { email: string };
        };
      };
      responses: {
        202: { content: { "application/json": components["schemas"]["Message"] } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/v1/session/password-reset/confirm": {
    /** Set a new password with the emailed link; all sessions of the user end */
    post: {
      requestBody: {
        content: {
          "application/x-www-form-urlencoded": { token: string; password: string };
          "multipart/form-data": { token: string; password: string };
          "application/json": { token: string; password: string };
        };
      };
      responses: {
        200: { content: { "application/json": components["schemas"]["Message"] } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/v1/session/passkey/options": {
    /** Start signing in with a passkey; the challenge works once, for five minutes, in this browser */
    post: {
      responses: {
        200: {
          content: {
            "application/json": {
              /** @description Options for signing in with a passkey, as PublicKeyCredentialRequestOptionsJSON */
              data: {
                rpId: string;
                challenge: string;
                timeout: number;
                /** @enum {string} */
                userVerification: "required";
              };
            };
          };
        };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/v1/session/passkey": {
    /** Sign in with a passkey; no code from the authenticator app is needed */
    post: {
      requestBody: { content: { "application/json": { response: components["schemas"]["AuthenticationResponse"] } } };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["SessionState"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/v1/session/devices": {
    /** List the sessions of the user, most recently used first */
    get: {
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["Device"][] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
    /** End all other sessions of the user */
    delete: {
      responses: {
        200: { content: { "application/json": components["schemas"]["Message"] } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/v1/session/devices/{id}": {
    /** End one session of the user */
    delete: {
      parameters: { path: { id: string } };
      responses: {
        200: { content: { "application/json": components["schemas"]["Message"] } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/v1/session/password": {
    /** Change the password; all other sessions and personal access tokens of the user end */
    put: {
      requestBody: {
        content: {
          "application/x-www-form-urlencoded": { current_password: string; password: string };
          "multipart/form-data": { current_password: string; password: string };
          "application/json": { current_password: string; password: string };
        };
      };
      responses: {
        200: { content: { "application/json": components["schemas"]["Message"] } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/v1/session/notifications": {
    /** Read what the user is notified of */
    get: {
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["Notifications"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
    /** Change what the user is notified of; omitted topics and channels keep their value */
    patch: {
      requestBody: {
        content: {
          "application/x-www-form-urlencoded": components["schemas"]["NotificationsChange"];
          "multipart/form-data": components["schemas"]["NotificationsChange"];
          "application/json": components["schemas"]["NotificationsChange"];
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["Notifications"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/v1/session/notifications/telegram": {
    /** Create a code that links a chat of Telegram, once, within 15 minutes */
    post: {
      responses: {
        201: { content: { "application/json": { data: components["schemas"]["TelegramCode"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
    /** Unlink the chat of Telegram */
    delete: {
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["Notifications"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/v1/session/news": {
    /** News of the operator that the user has not dismissed, newest first */
    get: {
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["News"][] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/v1/session/news/{id}/dismiss": {
    /** Dismiss news: it is no longer shown to the user */
    post: {
      parameters: { path: { id: string } };
      responses: {
        200: { content: { "application/json": components["schemas"]["Message"] } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/v1/session/two-factor": {
    /** Set up two-factor authentication; it is off until you confirm it with a code */
    post: {
      requestBody: {
        content: {
          "application/x-www-form-urlencoded": { password: string };
          "multipart/form-data": { password: string };
          "application/json": { password: string };
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["SecondFactor"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/v1/session/two-factor/confirm": {
    /** Turn on two-factor authentication with a code from the authenticator app */
    post: {
      requestBody: {
        content: {
          "application/x-www-form-urlencoded": {
            /** @description Code from the authenticator app, or a recovery code */
            otp: string;
          };
          "multipart/form-data": {
            /** @description Code from the authenticator app, or a recovery code */
            otp: string;
          };
          "application/json": {
            /** @description Code from the authenticator app, or a recovery code */
            otp: string;
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
  "/api/v1/session/two-factor/remove": {
    /** Turn off two-factor authentication, with the password and a code */
    post: {
      requestBody: {
        content: {
          "application/x-www-form-urlencoded": components["schemas"]["Confirmation"];
          "multipart/form-data": components["schemas"]["Confirmation"];
          "application/json": components["schemas"]["Confirmation"];
        };
      };
      responses: {
        200: { content: { "application/json": components["schemas"]["Message"] } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/v1/session/recovery-codes": {
    /** Replace the recovery codes, with the password and a code */
    post: {
      requestBody: {
        content: {
          "application/x-www-form-urlencoded": components["schemas"]["Confirmation"];
          "multipart/form-data": components["schemas"]["Confirmation"];
          "application/json": components["schemas"]["Confirmation"];
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["RecoveryCodes"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/v1/session/passkeys/options": {
    /** Start adding a passkey; the challenge works once, for five minutes, in this browser */
    post: {
      requestBody: {
        content: {
          "application/x-www-form-urlencoded": components["schemas"]["Confirmation"];
          "multipart/form-data": components["schemas"]["Confirmation"];
          "application/json": components["schemas"]["Confirmation"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": {
              /** @description Options for creating a passkey, as PublicKeyCredentialCreationOptionsJSON */
              data: {
                rp: { id: string; name: string };
                user: { id: string; name: string; displayName: string };
                challenge: string;
                pubKeyCredParams: {
                  /** @enum {string} */
                  type: "public-key";
                  alg: number;
                }[];
                timeout: number;
                excludeCredentials: components["schemas"]["Descriptor"][];
                authenticatorSelection: {
                  /** @enum {string} */
                  residentKey: "required";
                  requireResidentKey: boolean;
                  /** @enum {string} */
                  userVerification: "required";
                };
                /** @enum {string} */
                attestation: "none";
                extensions: { credProps: boolean };
              };
            };
          };
        };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/v1/session/passkeys": {
    /** List your passkeys, oldest first */
    get: {
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["Passkey"][] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
    /** Add the passkey that the browser created */
    post: {
      requestBody: {
        content: { "application/json": { name: string; response: components["schemas"]["RegistrationResponse"] } };
      };
      responses: {
        201: { content: { "application/json": { data: components["schemas"]["Passkey"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/v1/session/passkeys/{id}": {
    /** Rename a passkey */
    patch: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          "application/x-www-form-urlencoded": { name: string };
          "multipart/form-data": { name: string };
          "application/json": { name: string };
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["Passkey"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/v1/session/passkeys/{id}/remove": {
    /** Remove a passkey, with the password and a code where two-factor authentication is on */
    post: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          "application/x-www-form-urlencoded": components["schemas"]["Confirmation"];
          "multipart/form-data": components["schemas"]["Confirmation"];
          "application/json": components["schemas"]["Confirmation"];
        };
      };
      responses: {
        200: { content: { "application/json": components["schemas"]["Message"] } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/v1/logout": {
    /** Revoke the personal access token of this request */
    post: {
      responses: {
        200: { content: { "application/json": components["schemas"]["Message"] } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
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
  "/api/v1/figures": {
    /** What the orders of the last days cost, and the number of orders by status */
    get: {
      parameters: {
        query?: {
          /** @description Number of days including today; 30 by default, at most 90 */
          days?: number;
          /** @description Time zone of the days, such as Europe/Berlin; UTC by default */
          time_zone?: string;
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["Figures"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/v1/calls": {
    /** The caller's API requests of the last days, newest first, with cursor pagination */
    get: {
      parameters: {
        query?: {
          /** @description Requests of one key */
          key_id?: number;
          outcome?: "ok" | "failed";
          /** @description Such as placeimeiorder, or POST /orders */
          action?: string;
          /** @description At or after this time: a date, or a time such as 2026-05-01T08:00:00Z */
          from?: string;
          /** @description At or before this time: a date, or a time such as 2026-05-01T08:00:00Z */
          to?: string;
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
              data: components["schemas"]["ApiRequest"][];
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
  "/api/v1/orders.csv": {
    /** The caller's orders as a CSV file, highest number first, at most 100000 rows */
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
        /** @description A CSV file (RFC 4180) in UTF-8 with a byte order mark and a header line */
        200: { content: { "text/csv": string } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/v1/transactions.csv": {
    /** The caller's statement as a CSV file, newest first, at most 100000 rows */
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
  "/api/v1/payment-methods": {
    /** The payment methods that the caller may use, with fees and bonuses */
    get: {
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["PaymentMethod"][] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/v1/payment-methods/{id}/quote": {
    /** What an amount of credit costs with a payment method */
    get: {
      parameters: {
        query?: {
          /** @description Credit to buy, as a decimal string such as 50.00 */
          amount?: string;
        };
        path: { id: string };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["PaymentQuote"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/v1/payments": {
    /** The caller's online payments, newest first */
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
              data: components["schemas"]["Payment"][];
              links: components["schemas"]["PageLinks"];
              meta: components["schemas"]["PageMeta"];
            };
          };
        };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
    /**
     * Start an online payment; at most 5 payments can be open
     * @description checkout_url or pay_to is set a moment later, when the gateway has made the payment: read it again.
     */
    post: {
      parameters: {
        header?: {
          /** @description Makes a request safe to repeat: for 7 days the same key returns the first answer */
          "idempotency-key"?: string;
        };
      };
      requestBody: {
        content: {
          "application/x-www-form-urlencoded": components["schemas"]["NewPayment"];
          "multipart/form-data": components["schemas"]["NewPayment"];
          "application/json": components["schemas"]["NewPayment"];
        };
      };
      responses: {
        201: { content: { "application/json": { data: components["schemas"]["Payment"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/v1/payments/{id}": {
    /** One payment with its progress */
    get: {
      parameters: { path: { id: string } };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["Payment"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/v1/payments/{id}/cancel": {
    /** Cancel a payment for which no money has been seen */
    post: {
      parameters: { path: { id: string } };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["Payment"] } } };
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
  "/api/v1/payment-instructions": {
    /** How to pay for credit */
    get: {
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["PaymentInstructions"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/v1/webhooks": {
    /** The caller's webhooks, live or test, oldest first */
    get: {
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["Webhook"][] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
    /** Add a webhook, at most 10; its signing secret is shown only once */
    post: {
      requestBody: {
        content: {
          "application/x-www-form-urlencoded": components["schemas"]["WebhookRequest"];
          "multipart/form-data": components["schemas"]["WebhookRequest"];
          "application/json": components["schemas"]["WebhookRequest"];
        };
      };
      responses: {
        201: { content: { "application/json": { data: components["schemas"]["NewWebhook"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/v1/webhooks/{id}": {
    /** One webhook */
    get: {
      parameters: { path: { id: string } };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["Webhook"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
    /** Remove a webhook permanently */
    delete: {
      parameters: { path: { id: string } };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["Webhook"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
    /** Change, disable or enable a webhook; omitted fields keep their value */
    patch: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          "application/x-www-form-urlencoded": components["schemas"]["WebhookChange"];
          "multipart/form-data": components["schemas"]["WebhookChange"];
          "application/json": components["schemas"]["WebhookChange"];
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["Webhook"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/v1/webhooks/{id}/rotate-secret": {
    /** Replace the signing secret; for 24 hours, messages are signed with both secrets */
    post: {
      parameters: { path: { id: string } };
      responses: {
        201: { content: { "application/json": { data: components["schemas"]["NewWebhook"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/v1/webhooks/{id}/deliveries": {
    /** The deliveries of a webhook, newest first, with cursor pagination */
    get: {
      parameters: {
        query?: {
          state?: ("ready" | "sending" | "waiting" | "delivered" | "failed")[];
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
              data: components["schemas"]["Delivery"][];
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
  "/api/v1/webhooks/{id}/deliveries/{delivery}": {
    /** One delivery with its event and its attempts */
    get: {
      parameters: { path: { id: string; delivery: string } };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["DeliveryDetails"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/v1/webhooks/{id}/ping": {
    /** Send a test event of the type ping */
    post: {
      parameters: { path: { id: string } };
      responses: {
        201: { content: { "application/json": { data: components["schemas"]["DeliveryDetails"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/v1/webhooks/{id}/deliveries/{delivery}/resend": {
    /** Send a delivery again */
    post: {
      parameters: { path: { id: string; delivery: string } };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["Delivery"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/v1/webhooks/{id}/resend-failed": {
    /** Send again what has failed since a time, at most 10000 deliveries */
    post: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          "application/x-www-form-urlencoded": components["schemas"]["ResendRequest"];
          "multipart/form-data": components["schemas"]["ResendRequest"];
          "application/json": components["schemas"]["ResendRequest"];
        };
      };
      responses: {
        200: { content: { "application/json": { data: { resent: number } } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/v1/keys": {
    /** The caller's API keys, live and test, newest first, without their secrets */
    get: {
      parameters: {
        query?: {
          state?: ("live" | "expired" | "revoked")[];
          /** @description True for test keys only, false for live keys only */
          test?: boolean;
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
              data: components["schemas"]["ApiKey"][];
              links: components["schemas"]["PageLinks"];
              meta: components["schemas"]["PageMeta"];
            };
          };
        };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
    /** Create an API key; it is shown only once */
    post: {
      requestBody: {
        content: {
          "application/x-www-form-urlencoded": components["schemas"]["ApiKeyRequest"];
          "multipart/form-data": components["schemas"]["ApiKeyRequest"];
          "application/json": components["schemas"]["ApiKeyRequest"];
        };
      };
      responses: {
        201: { content: { "application/json": { data: components["schemas"]["NewApiKey"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/v1/keys/{id}": {
    /** One API key */
    get: {
      parameters: { path: { id: string } };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["ApiKey"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
    /** Change the settings of a key; omitted fields keep their value */
    patch: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          "application/x-www-form-urlencoded": components["schemas"]["ApiKeyChange"];
          "multipart/form-data": components["schemas"]["ApiKeyChange"];
          "application/json": components["schemas"]["ApiKeyChange"];
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["ApiKey"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/v1/keys/{id}/regenerate": {
    /** Replace the key with a new secret, shown only once; the old key stops working immediately */
    post: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          "application/x-www-form-urlencoded": {
            /** @description Your current password */
            password: string;
            /** @description The one-time code, if two-factor authentication is on */
            otp?: string | null;
          };
          "multipart/form-data": {
            /** @description Your current password */
            password: string;
            /** @description The one-time code, if two-factor authentication is on */
            otp?: string | null;
          };
          "application/json": {
            /** @description Your current password */
            password: string;
            /** @description The one-time code, if two-factor authentication is on */
            otp?: string | null;
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
  "/api/v1/keys/{id}/rotate": {
    /** Rotate the key: get a new secret, shown only once; the old key keeps working for some hours */
    post: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          "application/x-www-form-urlencoded": components["schemas"]["ApiKeyRotation"];
          "multipart/form-data": components["schemas"]["ApiKeyRotation"];
          "application/json": components["schemas"]["ApiKeyRotation"];
        };
      };
      responses: {
        201: { content: { "application/json": { data: components["schemas"]["NewApiKey"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/v1/keys/{id}/revoke": {
    /** Revoke a key permanently */
    post: {
      parameters: { path: { id: string } };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["ApiKey"] } } };
        "4XX": components["responses"]["Refusal"];
        "5XX": components["responses"]["Refusal"];
      };
    };
  };
  "/api/reseller/v1/account": {
    /** Fusion Pro: what the account can spend */
    get: {
      responses: {
        200: {
          content: {
            "application/json": {
              /** @enum {string} */
              status: "success";
              message: string;
              code: number;
              data: components["schemas"]["FusionProAccount"];
            };
          };
        };
        "4XX": { content: { "application/json": components["schemas"]["FusionProRefusal"] } };
        "5XX": { content: { "application/json": components["schemas"]["FusionProRefusal"] } };
      };
    };
  };
  "/api/reseller/v1/products": {
    /** Fusion Pro: the active services at the caller's prices */
    get: {
      responses: {
        200: {
          content: {
            "application/json": {
              /** @enum {string} */
              status: "success";
              message: string;
              code: number;
              data: components["schemas"]["FusionProProducts"];
            };
          };
        };
        /** @description Not modified since the ETag */
        304: {};
        "4XX": { content: { "application/json": components["schemas"]["FusionProRefusal"] } };
        "5XX": { content: { "application/json": components["schemas"]["FusionProRefusal"] } };
      };
    };
  };
  "/api/reseller/v1/order": {
    /** Fusion Pro: status and result of an order */
    get: {
      parameters: {
        query?: {
          /** @description The order_uuid of the answer to placing */
          order_uuid?: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": {
              /** @enum {string} */
              status: "success";
              message: string;
              code: number;
              data: components["schemas"]["FusionProOrder"];
            };
          };
        };
        "4XX": { content: { "application/json": components["schemas"]["FusionProRefusal"] } };
        "5XX": { content: { "application/json": components["schemas"]["FusionProRefusal"] } };
      };
    };
    /** Fusion Pro: place up to 100 orders, each by itself */
    post: {
      /** @description Up to 100 orders */
      requestBody: {
        content: {
          "application/json": {
            product_uuid: string;
            fields: ({
              /** @description Yours, permanently unique: repeats return the first order */
              reference_id: string;
              Quantity?: number;
              feedback_url?: string;
            } & { [key: string]: unknown })[];
          }[];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": {
              /** @enum {string} */
              status: "success";
              message: string;
              code: number;
              data: (components["schemas"]["FusionProPlacedRow"] | components["schemas"]["FusionProRefusedRow"])[][];
            };
          };
        };
        "4XX": { content: { "application/json": components["schemas"]["FusionProRefusal"] } };
        "5XX": { content: { "application/json": components["schemas"]["FusionProRefusal"] } };
      };
    };
  };
  "/api/reseller/v1/order/{uuid}": {
    /** Fusion Pro: status and result of an order */
    get: {
      parameters: { path: { uuid: string } };
      responses: {
        200: {
          content: {
            "application/json": {
              /** @enum {string} */
              status: "success";
              message: string;
              code: number;
              data: components["schemas"]["FusionProOrder"];
            };
          };
        };
        "4XX": { content: { "application/json": components["schemas"]["FusionProRefusal"] } };
        "5XX": { content: { "application/json": components["schemas"]["FusionProRefusal"] } };
      };
    };
  };
  "/api/dispatch": {
    /**
     * Every action of the Dhru Fusion family's API
     * @description The same endpoint answers at /api/index.php, /public/api/index.php, /api/dhru and /api.
     */
    post: {
      requestBody?: {
        content: {
          "application/x-www-form-urlencoded": {
            /**
             * @description Name of the action, case-insensitive
             * @enum {string}
             */
            action:
              | "accountinfo"
              | "imeiservicelist"
              | "servicelist"
              | "getservices"
              | "getallservicesandgroups"
              | "getimeiservicelist"
              | "services"
              | "getserverservicelist"
              | "serverservicelist"
              | "remoteservicelist"
              | "creditservicelist"
              | "placeimeiorder"
              | "placeserverorder"
              | "placeorder"
              | "placeremoteorder"
              | "placecreditorder"
              | "placeimeiorderbulk"
              | "placebulkorder"
              | "placeorderbulk"
              | "getimeiorder"
              | "getserverorder"
              | "getorder"
              | "orderstatus"
              | "getremoteorder"
              | "getcreditorder"
              | "checkorderstatus"
              | "checkimeiorder"
              | "imeiorderstatus"
              | "getstatus"
              | "getdetail"
              | "getimeiorderbulk"
              | "orderstatusbulk"
              | "getorderbulk"
              | "getserverorderbulk"
              | "getimeiservicedetails"
              | "imeiservicedetails"
              | "modellist"
              | "providerlist"
              | "meplist"
              | "fileservicelist"
              | "cancelorder"
              | "cancelimeiorder";
            /** @description API key; also accepted as apiaccesskey, username or Bearer token */
            apikey?: string;
            /** @description ID of the service to order, or of the order to read; several IDs separated by commas */
            ID?: string;
            /** @description Identifier of the device */
            IMEI?: string;
            /** @description Quantity, if the service has one */
            QNT?: string;
            /** @description The service's own fields, as base64-encoded JSON or as JSON */
            CUSTOMFIELD?: string;
            /** @description Your reference, permanently unique */
            CLIENTREF?: string;
            /** @description The same fields as XML, JSON or base64-encoded JSON */
            parameters?: string;
            /**
             * @description Format of the answer
             * @enum {string}
             */
            requestformat?: "JSON" | "XML";
          };
        };
      };
      responses: {
        /** @description An answer, or a refusal with its code in X-Error-Code */
        200: {
          content: {
            "application/json": {
              apiversion: string;
              ID?: string;
              IMEI?: string;
              SUCCESS?:
                | { MESSAGE: string; LIST?: Record<string, never> }[]
                | {
                    [key: string]: {
                      /** @enum {string} */
                      status: "success" | "error";
                      message: string;
                      referenceid: number | string;
                    };
                  };
              ERROR?: {
                MESSAGE: string;
                /** @enum {string} */
                ERRORCODE:
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
                FULL_DESCRIPTION?: string;
                REFERENCEID?: number;
              }[];
              /** @description Without other fields, with 429 or 503: the status of the order is not known here; send the request again */
              message?: string;
            } & {
              [key: string]: {
                SUCCESS?: (
                  | { MESSAGE?: string; ERRORCODE?: string; LIST?: Record<string, never> }
                  | unknown
                  | unknown
                )[];
                ERROR?: {
                  MESSAGE: string;
                  /** @enum {string} */
                  ERRORCODE:
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
                  FULL_DESCRIPTION?: string;
                  REFERENCEID?: number;
                }[];
                /** @description Without other fields: it is not known whether the order was placed */
                message?: string;
              };
            };
          };
        };
        /** @description A refusal with its own HTTP status, such as too many requests */
        "4XX": {
          content: {
            "application/json": {
              apiversion: string;
              ID?: string;
              IMEI?: string;
              SUCCESS?:
                | { MESSAGE: string; LIST?: Record<string, never> }[]
                | {
                    [key: string]: {
                      /** @enum {string} */
                      status: "success" | "error";
                      message: string;
                      referenceid: number | string;
                    };
                  };
              ERROR?: {
                MESSAGE: string;
                /** @enum {string} */
                ERRORCODE:
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
                FULL_DESCRIPTION?: string;
                REFERENCEID?: number;
              }[];
              /** @description Without other fields, with 429 or 503: the status of the order is not known here; send the request again */
              message?: string;
            } & {
              [key: string]: {
                SUCCESS?: (
                  | { MESSAGE?: string; ERRORCODE?: string; LIST?: Record<string, never> }
                  | unknown
                  | unknown
                )[];
                ERROR?: {
                  MESSAGE: string;
                  /** @enum {string} */
                  ERRORCODE:
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
                  FULL_DESCRIPTION?: string;
                  REFERENCEID?: number;
                }[];
                /** @description Without other fields: it is not known whether the order was placed */
                message?: string;
              };
            };
          };
        };
        /** @description A server error or a restart */
        "5XX": {
          content: {
            "application/json": {
              apiversion: string;
              ID?: string;
              IMEI?: string;
              SUCCESS?:
                | { MESSAGE: string; LIST?: Record<string, never> }[]
                | {
                    [key: string]: {
                      /** @enum {string} */
                      status: "success" | "error";
                      message: string;
                      referenceid: number | string;
                    };
                  };
              ERROR?: {
                MESSAGE: string;
                /** @enum {string} */
                ERRORCODE:
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
                FULL_DESCRIPTION?: string;
                REFERENCEID?: number;
              }[];
              /** @description Without other fields, with 429 or 503: the status of the order is not known here; send the request again */
              message?: string;
            } & {
              [key: string]: {
                SUCCESS?: (
                  | { MESSAGE?: string; ERRORCODE?: string; LIST?: Record<string, never> }
                  | unknown
                  | unknown
                )[];
                ERROR?: {
                  MESSAGE: string;
                  /** @enum {string} */
                  ERRORCODE:
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
                  FULL_DESCRIPTION?: string;
                  REFERENCEID?: number;
                }[];
                /** @description Without other fields: it is not known whether the order was placed */
                message?: string;
              };
            };
          };
        };
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
    LoginAnswer: {
      token: string;
      access_token: string;
      token_type: string;
      /** Format: date-time */
      expires_at: string;
      data: { token: string };
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
    /** @description Colours as #rrggbb with a contrast of at least 4.5:1 in their theme */
    AccentColor: {
      base: string;
      /** @description Under the pointer */
      strong: string;
    };
    /** @description How the shop presents itself */
    Brand: {
      /** @description Name of the shop */
      name: string;
      /** @description Path of the logo on this server */
      logo_url: string | null;
      /** @description Path of the icon on this server, a square PNG */
      icon_url: string | null;
      /** @description Accent colours; null for the default ones */
      accent: { light: components["schemas"]["AccentColor"]; dark: components["schemas"]["AccentColor"] } | null;
      /** @description IANA time zone of the shop */
      time_zone: string;
      /** @description Address of the terms of service */
      terms_url: string | null;
      /** @description Whether `GET /api/v1/shop` has the text of the terms */
      has_terms_text: boolean;
      /** @description How resellers reach the operator: an email, an address or a text */
      support_contact: string | null;
      /** @description Shown to resellers now */
      announcement: string | null;
    };
    /** @description The signed-in user, and the available ways to sign in */
    SessionState: {
      /** @description The signed-in user; null if no user is signed in */
      person: { id: string; name: string; email: string; two_factor_enabled: boolean } | null;
      /** @description The reseller account of the user */
      reseller: {
        id: number;
        name: string;
        /** @enum {string} */
        status: "pending" | "active" | "suspended";
        currency: string;
      } | null;
      /** @description The staff membership of the user */
      staff: {
        id: number;
        /** @enum {string} */
        role: "owner" | "manager" | "agent" | "read-only";
      } | null;
      /** @description When the session expires at the latest */
      expires_at: string | null;
      brand: components["schemas"]["Brand"];
      /**
       * @description Whether new users can sign up
       * @enum {string}
       */
      sign_up: "open" | "approval" | "closed";
      /** @description True while no operator exists */
      first_operator_needed: boolean;
    };
    Shop: {
      /** @description Name of the shop */
      name: string;
      /** @description Path of the logo on this server */
      logo_url: string | null;
      /** @description Path of the icon on this server, a square PNG */
      icon_url: string | null;
      /** @description Accent colours; null for the default ones */
      accent: { light: components["schemas"]["AccentColor"]; dark: components["schemas"]["AccentColor"] } | null;
      /** @description IANA time zone of the shop */
      time_zone: string;
      /** @description Address of the terms of service */
      terms_url: string | null;
      /** @description Whether `GET /api/v1/shop` has the text of the terms */
      has_terms_text: boolean;
      /** @description How resellers reach the operator: an email, an address or a text */
      support_contact: string | null;
      /** @description Shown to resellers now */
      announcement: string | null;
      /** @description The terms of service */
      terms_text: string | null;
    };
    SignUpAnswer: {
      message: string;
      /** @enum {string} */
      status: "active" | "pending";
    };
    Message: { message: string };
    AuthenticationResponse: {
      id: string;
      rawId: string;
      /** @enum {string} */
      type: "public-key";
      /** @description Ignored */
      clientExtensionResults?: unknown;
      response: {
        /** @description Base64url */
        clientDataJSON: string;
        /** @description Base64url */
        authenticatorData: string;
        /** @description Base64url */
        signature: string;
        userHandle?: string | null;
      };
    };
    Device: {
      id: string;
      /** @description True for the session of this request */
      current: boolean;
      /** @description IP address of the last use */
      ip: string | null;
      user_agent: string | null;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      last_used_at: string;
    };
    Notifications: {
      email: {
        address: string;
        /** @description False if the server has no email server */
        available: boolean;
      };
      telegram: {
        /** @description False if the server has no bot */
        available: boolean;
        /** @description Name of the linked chat */
        chat: string | null;
      };
      /** @description What the user can be notified of, and by which channels */
      topics: {
        /** @enum {string} */
        topic:
          | "order_finished"
          | "order_digest"
          | "order_rejected"
          | "low_balance"
          | "top_up_credited"
          | "top_up_declined"
          | "key_created"
          | "webhook_disabled"
          | "new_sign_in"
          | "price_changes"
          | "news"
          | "supplier_paused"
          | "supplier_low_balance"
          | "orders_waiting"
          | "unconfirmed_attempts"
          | "late_results"
          | "ledger_discrepancy"
          | "sign_up"
          | "top_up_request"
          | "payments_review"
          | "inventory_low"
          | "server_trouble";
        name: string;
        description: string;
        email: boolean;
        telegram: boolean;
      }[];
    };
    NotificationsChange: {
      topics: {
        /** @enum {string} */
        topic:
          | "order_finished"
          | "order_digest"
          | "order_rejected"
          | "low_balance"
          | "top_up_credited"
          | "top_up_declined"
          | "key_created"
          | "webhook_disabled"
          | "new_sign_in"
          | "price_changes"
          | "news"
          | "supplier_paused"
          | "supplier_low_balance"
          | "orders_waiting"
          | "unconfirmed_attempts"
          | "late_results"
          | "ledger_discrepancy"
          | "sign_up"
          | "top_up_request"
          | "payments_review"
          | "inventory_low"
          | "server_trouble";
        email?: boolean;
        telegram?: boolean;
      }[];
    };
    TelegramCode: {
      /** @description Send it to the bot as /start CODE */
      code: string;
      /** @description Opens the bot in Telegram with the code */
      url: string;
      /** Format: date-time */
      expires_at: string;
    };
    News: {
      id: number;
      title: string;
      /** @description Plain text with an empty line between paragraphs */
      text: string;
      /** Format: date-time */
      created_at: string;
      /** @description When it disappears; null if it is shown until the user dismisses it */
      ends_at: string | null;
    };
    SecondFactor: {
      /** @description otpauth:// URI for the QR code of an authenticator app */
      uri: string;
      /** @description The same secret for typing */
      secret: string;
      /** @description Each replaces a code of the app once; shown only once */
      recovery_codes: string[];
    };
    Confirmation: { password: string; otp?: string | null };
    RecoveryCodes: { recovery_codes: string[] };
    Descriptor: {
      id: string;
      /** @enum {string} */
      type: "public-key";
      transports?: string[];
    };
    RegistrationResponse: {
      id: string;
      rawId: string;
      /** @enum {string} */
      type: "public-key";
      /** @description Ignored */
      clientExtensionResults?: unknown;
      response: {
        /** @description Base64url */
        clientDataJSON: string;
        /** @description Base64url */
        attestationObject: string;
        transports?: string[];
      };
    };
    Passkey: {
      id: string;
      name: string;
      /** Format: date-time */
      created_at: string;
      /** @description Null if it was never used */
      last_used_at: string | null;
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
    Figures: {
      currency: string;
      spent_by_day: {
        /** Format: date */
        day: string;
        /** @description Completed and charged on this day */
        orders: number;
        /**
         * @description Charged less refunded; decimal string
         * @example 0.045
         */
        spent: string;
      }[];
      /** @description All open orders, and orders whose status changed within these days */
      orders_by_status: {
        /** @enum {string} */
        status: "PENDING" | "PROCESSING" | "SUCCESS" | "REJECTED" | "CANCELLED" | "REFUNDED";
        orders: number;
      }[];
    };
    ApiRequest: {
      id: number;
      /**
       * Format: date-time
       * @description Time of the first request
       */
      at: string;
      /**
       * Format: date-time
       * @description Time of the last request
       */
      last_at: string;
      /** @description Number of requests. Successful requests that change nothing are counted together for each key, action, status, IP address and minute. All others have an entry of their own, with count 1 */
      count: number;
      /** @enum {string} */
      interface: "dispatch" | "rest";
      /**
       * @description A dispatch action, or an HTTP method and route
       * @example POST /orders
       */
      action: string;
      /** @description HTTP status of the answer; dispatch answers most refusals with 200 */
      status: number;
      /** @enum {string} */
      outcome: "ok" | "failed";
      error_code: string | null;
      /** @description Duration of the slowest request */
      duration_ms: number;
      /** @description The key or token; null for the dashboard */
      key: { id: number; label: string; last_four: string } | null;
      ip: string;
      /** @description ID of the last request */
      request_id: string;
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
    BonusTier: {
      /**
       * @description Decimal string: the least amount that gets the bonus
       * @example 100.00
       */
      from: string;
      /** @description Bonus on the amount, in 1/100 of a percent */
      basis_points: number;
    };
    PaymentMethod: {
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
    };
    PaymentQuote: {
      /** @description The credit before the bonus */
      amount: string;
      /**
       * @description Decimal string, 2 to 6 decimals
       * @example 0.045
       */
      fee: string;
      /** @description What the reseller pays: amount and fee */
      payable: string;
      /**
       * @description Decimal string, 2 to 6 decimals
       * @example 0.045
       */
      bonus: string;
      /** @description What the wallet gets: amount and bonus */
      credit: string;
      /** @example USD */
      currency: string;
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
    Payment: {
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
    };
    NewPayment: {
      /** @description Id of a payment method */
      payment_method_id: number | string;
      /** @description The credit to buy as a decimal string, such as 50.00; the fee is added */
      amount: string;
      /** @description After a refusal with confirmation_required: its detail, to confirm that question and no other, or true to confirm any */
      confirm?: boolean | number | string | null;
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
    PaymentInstructions: {
      /** @description Plain text with line breaks; null if the operator has written none */
      text: string | null;
    };
    Webhook: {
      id: number;
      url: string;
      description: string;
      /** @description Event types that are sent; null for all */
      event_types:
        | (
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
          )[]
        | null;
      /** @enum {string} */
      status: "enabled" | "disabled";
      disabled_at: string | null;
      /** @description reseller: it was disabled on request; gone: it answered 410; failures: it failed for 5 days */
      disabled_by: ("reseller" | "gone" | "failures") | null;
      /** @description First failure since the last success */
      failing_since: string | null;
      last_delivered_at: string | null;
      /** @description Until then, messages are signed with the previous secret as well */
      previous_secret_until: string | null;
      test: boolean;
      /** Format: date-time */
      created_at: string;
    };
    WebhookRequest: {
      /** @description Address that events are posted to, starting with https:// */
      url: string;
      /** @description For yourself, at most 200 characters */
      description?: string | null;
      /** @description Event types to send; null or empty for all */
      event_types?: string[] | null;
    };
    NewWebhook: {
      id: number;
      url: string;
      description: string;
      /** @description Event types that are sent; null for all */
      event_types:
        | (
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
          )[]
        | null;
      /** @enum {string} */
      status: "enabled" | "disabled";
      disabled_at: string | null;
      /** @description reseller: it was disabled on request; gone: it answered 410; failures: it failed for 5 days */
      disabled_by: ("reseller" | "gone" | "failures") | null;
      /** @description First failure since the last success */
      failing_since: string | null;
      last_delivered_at: string | null;
      /** @description Until then, messages are signed with the previous secret as well */
      previous_secret_until: string | null;
      test: boolean;
      /** Format: date-time */
      created_at: string;
      /** @description The signing secret, shown only once */
      secret: string;
    };
    WebhookChange: {
      url?: string;
      /** @description For yourself, at most 200 characters */
      description?: string | null;
      /** @description Event types to send; null or empty for all */
      event_types?: string[] | null;
      /** @description True to stop sending events */
      disabled?: boolean | number | string | null;
    };
    Delivery: {
      id: number;
      webhook_id: number;
      event_id: string;
      /** @enum {string} */
      event_type:
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
      /**
       * @description ready to be sent, sending, waiting for the next attempt, delivered, or failed for good
       * @enum {string}
       */
      state: "ready" | "sending" | "waiting" | "delivered" | "failed";
      /** @description Since it was first sent or last resent */
      attempts: number;
      next_attempt_at: string | null;
      /** @description HTTP status of the last answer; null if there was none */
      status: number | null;
      /** @description Why the last attempt failed */
      error: string | null;
      /** @description Of the last attempt */
      duration_ms: number | null;
      /** Format: date-time */
      created_at: string;
      ended_at: string | null;
    };
    DeliveryAttempt: {
      /** Format: date-time */
      at: string;
      duration_ms: number;
      status: number | null;
      error: string | null;
      /** @description First 2,000 characters of the answer */
      answer: string | null;
    };
    DeliveryDetails: {
      id: number;
      webhook_id: number;
      event_id: string;
      /** @enum {string} */
      event_type:
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
      /**
       * @description ready to be sent, sending, waiting for the next attempt, delivered, or failed for good
       * @enum {string}
       */
      state: "ready" | "sending" | "waiting" | "delivered" | "failed";
      /** @description Since it was first sent or last resent */
      attempts: number;
      next_attempt_at: string | null;
      /** @description HTTP status of the last answer; null if there was none */
      status: number | null;
      /** @description Why the last attempt failed */
      error: string | null;
      /** @description Of the last attempt */
      duration_ms: number | null;
      /** Format: date-time */
      created_at: string;
      ended_at: string | null;
      event: components["schemas"]["Event"];
      /** @description Attempts, oldest first */
      history: components["schemas"]["DeliveryAttempt"][];
    };
    ResendRequest: {
      /** @description A date, or a time such as 2026-05-01T08:00:00Z */
      since: string;
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
    ApiKeyRequest: {
      /** @description What the key is for */
      label?: string | null;
      /** @description One or more of account:read, services:read, orders:read, orders:write, transactions:read, top_ups:write, events:read, webhooks:write; a new key has all by default */
      scopes?: unknown[] | string | null;
      /** @description IP addresses and ranges such as 203.0.113.0/24; null or empty for any */
      allowed_ips?: unknown[] | string | null;
      /** @description Requests per minute, at most the account's limit; null for the account's limit */
      rate_limit?: number | string | null;
      /** @description How dispatch answers: auto, native, dhru */
      dialect?: string | null;
      /** @description Dispatch answers errors with their HTTP status instead of 200 */
      strict_http?: boolean | number | string | null;
      /** @description A repeated dispatch order returns the first one */
      replay?: boolean | number | string | null;
      /** @description Expiry of the key; null if it does not expire */
      expires_at?: string | null;
      /** @description A key for the test wallet */
      test?: boolean | number | string | null;
      /** @description Your current password */
      password: string;
      /** @description The one-time code, if two-factor authentication is on */
      otp?: string | null;
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
    ApiKeyRotation: {
      /** @description How many hours the old key keeps working, 0 to 168 */
      hours: number | string;
      /** @description Your current password */
      password: string;
      /** @description The one-time code, if two-factor authentication is on */
      otp?: string | null;
    };
    ApiKeyChange: {
      /** @description What the key is for */
      label?: string | null;
      /** @description One or more of account:read, services:read, orders:read, orders:write, transactions:read, top_ups:write, events:read, webhooks:write; a new key has all by default */
      scopes?: unknown[] | string | null;
      /** @description IP addresses and ranges such as 203.0.113.0/24; null or empty for any */
      allowed_ips?: unknown[] | string | null;
      /** @description Requests per minute, at most the account's limit; null for the account's limit */
      rate_limit?: number | string | null;
      /** @description How dispatch answers: auto, native, dhru */
      dialect?: string | null;
      /** @description Dispatch answers errors with their HTTP status instead of 200 */
      strict_http?: boolean | number | string | null;
      /** @description A repeated dispatch order returns the first one */
      replay?: boolean | number | string | null;
      /** @description Expiry of the key; null if it does not expire */
      expires_at?: string | null;
    };
    FusionProAccount: {
      /** @example USD */
      currency: string;
      /**
       * @description Decimal string, 2 to 6 decimals
       * @example 0.045
       */
      balance: string;
      name: string;
      email: string;
    };
    FusionProRefusedRow: {
      reference_id: string;
      message: string;
      error_message: string;
      /**
       * @description Explained at /errors/<code>
       * @enum {string}
       */
      error_code:
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
    };
    FusionProRefusal: {
      /** @enum {string} */
      status: "error";
      message: string;
      /** @description The HTTP status */
      code: number;
      /**
       * @description Explained at /errors/<code>
       * @enum {string}
       */
      error_code:
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
      request_id: string;
      /** @description The orders of a request of which none was placed; else empty */
      data: components["schemas"]["FusionProRefusedRow"][];
    };
    FusionProProductField: {
      /** @enum {string} */
      type: "text" | "number" | "email" | "password" | "dropdown";
      /** @description The key of the field in an order, exactly so */
      name: string;
      /** @description Least number of characters; of the quantity, the least value */
      min: string;
      /** @description Greatest number of characters; of the quantity, the greatest value */
      max: string;
      required: boolean;
      description?: string;
      options?: string[];
    };
    FusionProProduct: {
      uuid: string;
      name: string;
      /** @enum {string} */
      type: "imei" | "server" | "remote";
      cid: string;
      cids: string[];
      price: number;
      time: string;
      description: string;
      fields: components["schemas"]["FusionProProductField"][];
    };
    FusionProProducts: {
      /** @example USD */
      currency: string;
      categories: { [key: string]: { name: string } };
      products: { [key: string]: components["schemas"]["FusionProProduct"] };
    };
    FusionProPlacedRow: {
      order_uuid: string;
      /** @description What the order costs */
      amount: number;
      /** @example USD */
      currency_code: string;
      reference_id: string;
    };
    FusionProOrder: {
      order_uuid: string;
      product_uuid: string;
      reference_id: string;
      quantity: number;
      amount: number;
      /** @example USD */
      currency_code: string;
      /** @enum {string} */
      status: "new" | "in-process" | "success" | "reject";
      /** @description The result, or why there is none, as HTML with <br>; empty until then */
      replay: string;
      /**
       * @description YYYY-MM-DD HH:mm:ss in UTC
       * @example 2026-05-01 08:00:00
       */
      date: string;
      /** @description Empty until the order is completed */
      date_completed: string;
    };
  };
  responses: {
    /** @description A refusal. Send Accept: application/problem+json for the media type of RFC 9457. */
    Refusal: { content: { "application/json": components["schemas"]["Problem"] } };
  };
}
