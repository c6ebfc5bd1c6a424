// Made from the server's OpenAPI document by `npm run generate`: change the routes, not this file.
export interface paths {
    "/api/v1/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with e-mail and password for a personal access token */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/x-www-form-urlencoded": {
                        email: string;
                        password: string;
                        /** @description With a second factor: the code of the authenticator app, or a recovery code */
                        otp?: string | null;
                    };
                    "multipart/form-data": {
                        email: string;
                        password: string;
                        /** @description With a second factor: the code of the authenticator app, or a recovery code */
                        otp?: string | null;
                    };
                    "application/json": {
                        email: string;
                        password: string;
                        /** @description With a second factor: the code of the authenticator app, or a recovery code */
                        otp?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            token: string;
                            access_token: string;
                            token_type: string;
                            /** Format: date-time */
                            expires_at: string;
                            data: {
                                token: string;
                            };
                        };
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in, if anyone, and how one signs in here */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Who is signed in, and how one signs in here */
                            data: {
                                /** @description Who is signed in; null: nobody */
                                person: {
                                    id: string;
                                    name: string;
                                    email: string;
                                    two_factor_enabled: boolean;
                                } | null;
                                /** @description For whom the person buys */
                                reseller: {
                                    id: number;
                                    name: string;
                                    /** @enum {string} */
                                    status: "pending" | "active" | "suspended";
                                    currency: string;
                                } | null;
                                /** @description What the person is of the operator's staff */
                                staff: {
                                    id: number;
                                    /** @enum {string} */
                                    role: "owner" | "manager" | "agent" | "read-only";
                                } | null;
                                /** @description When the session ends at the latest */
                                expires_at: string | null;
                                brand: {
                                    name: string;
                                };
                                /**
                                 * @description Whether strangers may make an account
                                 * @enum {string}
                                 */
                                sign_up: "open" | "approval" | "closed";
                                /** @description Nobody can sign in as operator yet */
                                first_operator_needed: boolean;
                            };
                        };
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
            };
        };
        put?: never;
        /** Sign in with e-mail and password for a session, which the cookie of the answer stands for */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/x-www-form-urlencoded": {
                        email: string;
                        password: string;
                        /** @description With a second factor: the code of the authenticator app, or a recovery code */
                        otp?: string | null;
                    };
                    "multipart/form-data": {
                        email: string;
                        password: string;
                        /** @description With a second factor: the code of the authenticator app, or a recovery code */
                        otp?: string | null;
                    };
                    "application/json": {
                        email: string;
                        password: string;
                        /** @description With a second factor: the code of the authenticator app, or a recovery code */
                        otp?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Who is signed in, and how one signs in here */
                            data: {
                                /** @description Who is signed in; null: nobody */
                                person: {
                                    id: string;
                                    name: string;
                                    email: string;
                                    two_factor_enabled: boolean;
                                } | null;
                                /** @description For whom the person buys */
                                reseller: {
                                    id: number;
                                    name: string;
                                    /** @enum {string} */
                                    status: "pending" | "active" | "suspended";
                                    currency: string;
                                } | null;
                                /** @description What the person is of the operator's staff */
                                staff: {
                                    id: number;
                                    /** @enum {string} */
                                    role: "owner" | "manager" | "agent" | "read-only";
                                } | null;
                                /** @description When the session ends at the latest */
                                expires_at: string | null;
                                brand: {
                                    name: string;
                                };
                                /**
                                 * @description Whether strangers may make an account
                                 * @enum {string}
                                 */
                                sign_up: "open" | "approval" | "closed";
                                /** @description Nobody can sign in as operator yet */
                                first_operator_needed: boolean;
                            };
                        };
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
            };
        };
        /** Sign out */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sign-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for an account as a reseller; the same answer for an e-mail that has one */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/x-www-form-urlencoded": {
                        name: string;
                        email: string;
                        password: string;
                        company?: string | null;
                    };
                    "multipart/form-data": {
                        name: string;
                        email: string;
                        password: string;
                        company?: string | null;
                    };
                    "application/json": {
                        name: string;
                        email: string;
                        password: string;
                        company?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            /** @enum {string} */
                            status: "active" | "pending";
                        };
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/session/first-operator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Become the first operator by the link that the server printed, and sign in */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/x-www-form-urlencoded": {
                        name: string;
                        email: string;
                        password: string;
                        token: string;
                    };
                    "multipart/form-data": {
                        name: string;
                        email: string;
                        password: string;
                        token: string;
                    };
                    "application/json": {
                        name: string;
                        email: string;
                        password: string;
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Who is signed in, and how one signs in here */
                            data: {
                                /** @description Who is signed in; null: nobody */
                                person: {
                                    id: string;
                                    name: string;
                                    email: string;
                                    two_factor_enabled: boolean;
                                } | null;
                                /** @description For whom the person buys */
                                reseller: {
                                    id: number;
                                    name: string;
                                    /** @enum {string} */
                                    status: "pending" | "active" | "suspended";
                                    currency: string;
                                } | null;
                                /** @description What the person is of the operator's staff */
                                staff: {
                                    id: number;
                                    /** @enum {string} */
                                    role: "owner" | "manager" | "agent" | "read-only";
                                } | null;
                                /** @description When the session ends at the latest */
                                expires_at: string | null;
                                brand: {
                                    name: string;
                                };
                                /**
                                 * @description Whether strangers may make an account
                                 * @enum {string}
                                 */
                                sign_up: "open" | "approval" | "closed";
                                /** @description Nobody can sign in as operator yet */
                                first_operator_needed: boolean;
                            };
                        };
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/session/password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a mail with a link to set a new password; the same answer for an unknown e-mail */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/x-www-form-urlencoded": {
                        email: string;
                    };
                    "multipart/form-data": {
                        email: string;
                    };
                    "application/json": {
                        email: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/session/password-reset/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password by the link of a mail; every session of the person ends */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/x-www-form-urlencoded": {
                        token: string;
                        password: string;
                    };
                    "multipart/form-data": {
                        token: string;
                        password: string;
                    };
                    "application/json": {
                        token: string;
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/session/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to sign in with a passkey; the challenge works once, for five minutes, in this browser */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description What the authenticator signs, as PublicKeyCredentialRequestOptionsJSON */
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
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/session/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with a passkey for a session; no code of the authenticator app is asked for */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        response: {
                            id: string;
                            rawId: string;
                            /** @enum {string} */
                            type: "public-key";
                            /** @description Not read */
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
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Who is signed in, and how one signs in here */
                            data: {
                                /** @description Who is signed in; null: nobody */
                                person: {
                                    id: string;
                                    name: string;
                                    email: string;
                                    two_factor_enabled: boolean;
                                } | null;
                                /** @description For whom the person buys */
                                reseller: {
                                    id: number;
                                    name: string;
                                    /** @enum {string} */
                                    status: "pending" | "active" | "suspended";
                                    currency: string;
                                } | null;
                                /** @description What the person is of the operator's staff */
                                staff: {
                                    id: number;
                                    /** @enum {string} */
                                    role: "owner" | "manager" | "agent" | "read-only";
                                } | null;
                                /** @description When the session ends at the latest */
                                expires_at: string | null;
                                brand: {
                                    name: string;
                                };
                                /**
                                 * @description Whether strangers may make an account
                                 * @enum {string}
                                 */
                                sign_up: "open" | "approval" | "closed";
                                /** @description Nobody can sign in as operator yet */
                                first_operator_needed: boolean;
                            };
                        };
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/session/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the person is signed in, last used first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                id: string;
                                /** @description The session of this call */
                                current: boolean;
                                /** @description Where it was used last */
                                ip: string | null;
                                user_agent: string | null;
                                /** Format: date-time */
                                created_at: string;
                                /** Format: date-time */
                                last_used_at: string;
                            }[];
                        };
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /** End every session of the person but that of this call */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/session/devices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one session of the person */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/session/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the password; every other session and personal access token of the person ends */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/x-www-form-urlencoded": {
                        current_password: string;
                        password: string;
                    };
                    "multipart/form-data": {
                        current_password: string;
                        password: string;
                    };
                    "application/json": {
                        current_password: string;
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/session/two-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prepare a second factor; it counts once a code confirmed it */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/x-www-form-urlencoded": {
                        password: string;
                    };
                    "multipart/form-data": {
                        password: string;
                    };
                    "application/json": {
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** @description otpauth:// address, which an authenticator app reads as QR code */
                                uri: string;
                                /** @description The same for typing */
                                secret: string;
                                /** @description Each stands in for the app once; shown this once */
                                recovery_codes: string[];
                            };
                        };
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/session/two-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn the prepared second factor on with a code of the authenticator app */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/x-www-form-urlencoded": {
                        /** @description Code of the authenticator app, or a recovery code */
                        otp: string;
                    };
                    "multipart/form-data": {
                        /** @description Code of the authenticator app, or a recovery code */
                        otp: string;
                    };
                    "application/json": {
                        /** @description Code of the authenticator app, or a recovery code */
                        otp: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/session/two-factor/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn the second factor off, with the password and a code */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/x-www-form-urlencoded": {
                        password: string;
                        otp?: string | null;
                    };
                    "multipart/form-data": {
                        password: string;
                        otp?: string | null;
                    };
                    "application/json": {
                        password: string;
                        otp?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/session/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make new recovery codes in place of the old ones, with the password and a code */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/x-www-form-urlencoded": {
                        password: string;
                        otp?: string | null;
                    };
                    "multipart/form-data": {
                        password: string;
                        otp?: string | null;
                    };
                    "application/json": {
                        password: string;
                        otp?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                recovery_codes: string[];
                            };
                        };
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/session/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to add a passkey; the challenge works once, for five minutes, in this browser */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/x-www-form-urlencoded": {
                        password: string;
                        otp?: string | null;
                    };
                    "multipart/form-data": {
                        password: string;
                        otp?: string | null;
                    };
                    "application/json": {
                        password: string;
                        otp?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description What the browser makes a passkey by, as PublicKeyCredentialCreationOptionsJSON */
                            data: {
                                rp: {
                                    id: string;
                                    name: string;
                                };
                                user: {
                                    id: string;
                                    name: string;
                                    displayName: string;
                                };
                                challenge: string;
                                pubKeyCredParams: {
                                    /** @enum {string} */
                                    type: "public-key";
                                    alg: number;
                                }[];
                                timeout: number;
                                excludeCredentials: {
                                    id: string;
                                    /** @enum {string} */
                                    type: "public-key";
                                    transports?: string[];
                                }[];
                                authenticatorSelection: {
                                    /** @enum {string} */
                                    residentKey: "required";
                                    requireResidentKey: boolean;
                                    /** @enum {string} */
                                    userVerification: "required";
                                };
                                /** @enum {string} */
                                attestation: "none";
                                extensions: {
                                    credProps: boolean;
                                };
                            };
                        };
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/session/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your passkeys, the oldest first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                id: string;
                                name: string;
                                /** Format: date-time */
                                created_at: string;
                                /** @description Null: never used */
                                last_used_at: string | null;
                            }[];
                        };
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
            };
        };
        put?: never;
        /** Add the passkey that the browser made */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        response: {
                            id: string;
                            rawId: string;
                            /** @enum {string} */
                            type: "public-key";
                            /** @description Not read */
                            clientExtensionResults?: unknown;
                            response: {
                                /** @description Base64url */
                                clientDataJSON: string;
                                /** @description Base64url */
                                attestationObject: string;
                                transports?: string[];
                            };
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                id: string;
                                name: string;
                                /** Format: date-time */
                                created_at: string;
                                /** @description Null: never used */
                                last_used_at: string | null;
                            };
                        };
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/session/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Rename a passkey */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/x-www-form-urlencoded": {
                        name: string;
                    };
                    "multipart/form-data": {
                        name: string;
                    };
                    "application/json": {
                        name: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                id: string;
                                name: string;
                                /** Format: date-time */
                                created_at: string;
                                /** @description Null: never used */
                                last_used_at: string | null;
                            };
                        };
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/v1/session/passkeys/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove a passkey, with the password and a code where two-factor authentication is on */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/x-www-form-urlencoded": {
                        password: string;
                        otp?: string | null;
                    };
                    "multipart/form-data": {
                        password: string;
                        otp?: string | null;
                    };
                    "application/json": {
                        password: string;
                        otp?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Revoke the personal access token of this call */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Profile and balance */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                id: number;
                                name: string;
                                email: string;
                                company: string | null;
                                group: {
                                    id: number;
                                    name: string;
                                } | null;
                                status: string;
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
                                rate_limit: {
                                    limit: number;
                                    window_seconds: number;
                                };
                                /** @description The interfaces are below it, at /api/dispatch and /api/v1 */
                                base_url: string;
                                /** @description How many orders one bulk call may have */
                                bulk_limit: number;
                                two_factor_enabled: boolean;
                                test: boolean;
                                /** Format: date-time */
                                created_at: string;
                            };
                        };
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the profile; for people who signed in, not for API keys */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/x-www-form-urlencoded": {
                        name?: string;
                        /** @description Null or empty: none */
                        company?: string | null;
                        /**
                         * @description Decimal string, 2 to 6 decimals
                         * @example 0.045
                         */
                        low_balance_threshold?: string;
                    };
                    "multipart/form-data": {
                        name?: string;
                        /** @description Null or empty: none */
                        company?: string | null;
                        /**
                         * @description Decimal string, 2 to 6 decimals
                         * @example 0.045
                         */
                        low_balance_threshold?: string;
                    };
                    "application/json": {
                        name?: string;
                        /** @description Null or empty: none */
                        company?: string | null;
                        /**
                         * @description Decimal string, 2 to 6 decimals
                         * @example 0.045
                         */
                        low_balance_threshold?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                id: number;
                                name: string;
                                email: string;
                                company: string | null;
                                group: {
                                    id: number;
                                    name: string;
                                } | null;
                                status: string;
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
                                rate_limit: {
                                    limit: number;
                                    window_seconds: number;
                                };
                                /** @description The interfaces are below it, at /api/dispatch and /api/v1 */
                                base_url: string;
                                /** @description How many orders one bulk call may have */
                                bulk_limit: number;
                                two_factor_enabled: boolean;
                                test: boolean;
                                /** Format: date-time */
                                created_at: string;
                            };
                        };
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/v1/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the orders of the last days cost, and how many are in which state */
        get: {
            parameters: {
                query?: {
                    /** @description How many days, today included; 30 unless asked, at most 90 */
                    days?: unknown;
                    /** @description Whose days, such as Europe/Berlin; UTC unless asked */
                    time_zone?: unknown;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
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
                                /** @description All open orders, and those that moved within the days */
                                orders_by_status: {
                                    /** @enum {string} */
                                    status: "PENDING" | "PROCESSING" | "SUCCESS" | "REJECTED" | "CANCELLED" | "REFUNDED";
                                    orders: number;
                                }[];
                            };
                        };
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/calls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's own calls of the last days, the newest first, read by a cursor */
        get: {
            parameters: {
                query?: {
                    /** @description With one key */
                    key_id?: unknown;
                    /** @description ok or failed */
                    outcome?: unknown;
                    /** @description Such as placeimeiorder, or POST /orders */
                    action?: unknown;
                    /** @description From this time on */
                    from?: unknown;
                    /** @description Up to this time */
                    to?: unknown;
                    /** @description Rows on a page, 15 unless asked, at most 100 */
                    per_page?: unknown;
                    /** @description Goes on behind a page: links.next of its answer has it */
                    cursor?: unknown;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                id: number;
                                /** Format: date-time */
                                at: string;
                                /** @enum {string} */
                                interface: "dispatch" | "rest";
                                /**
                                 * @description A dispatch action, or a method and route
                                 * @example POST /orders
                                 */
                                action: string;
                                /** @description HTTP status of the answer; dispatch answers 200 to most refusals */
                                status: number;
                                /** @enum {string} */
                                outcome: "ok" | "failed";
                                error_code: string | null;
                                duration_ms: number;
                                /** @description The key or token; null: the dashboard */
                                key: {
                                    id: number;
                                    label: string;
                                    last_four: string;
                                } | null;
                                ip: string;
                                request_id: string;
                            }[];
                            links: {
                                first: string | null;
                                last: string | null;
                                prev: string | null;
                                next: string | null;
                            };
                            meta: {
                                path: string;
                                per_page: number;
                                current_page?: number;
                                from?: number | null;
                                last_page?: number;
                                to?: number | null;
                                total?: number;
                                next_cursor?: string | null;
                            };
                        };
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Services at the caller's prices */
        get: {
            parameters: {
                query?: {
                    /** @description imei, server, remote */
                    type?: unknown;
                    /** @description Number or name of a service group */
                    group?: unknown;
                    /** @description Words in the name or the group's name, or the number of a service */
                    q?: unknown;
                    /** @description active or paused */
                    status?: unknown;
                    /** @description name, -name, price, -price; not with cursor. Unless asked: the operator's order */
                    sort?: unknown;
                    /** @description Page by number, from 1 */
                    page?: unknown;
                    /** @description Rows on a page, 15 unless asked, at most 100 */
                    per_page?: unknown;
                    /** @description Walks the list: empty begins, links.next continues */
                    cursor?: unknown;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                id: number;
                                type: string;
                                name: string;
                                description: string;
                                group: {
                                    id: number;
                                    name: string;
                                };
                                /**
                                 * @description Decimal string, 2 to 6 decimals
                                 * @example 0.045
                                 */
                                price: string;
                                /** @example USD */
                                currency: string;
                                price_source: string;
                                delivery: {
                                    text: string;
                                    /** @description Half of the last month's deliveries took no longer; null while there were few */
                                    p50_seconds: number | null;
                                    /** @description Nineteen of twenty took no longer */
                                    p95_seconds: number | null;
                                };
                                status: string;
                                inputs: {
                                    name: string;
                                    type: string;
                                    required: boolean;
                                    check?: string;
                                    /** @description An IMEI of 14 digits gets its check digit */
                                    completes_check_digit?: boolean;
                                    description?: string;
                                    options?: string[];
                                    pattern?: string;
                                }[];
                                /** @description JSON Schema of the inputs */
                                input_schema: {
                                    [key: string]: unknown;
                                };
                                quantity: {
                                    min: number;
                                    max: number;
                                };
                                cancellable: string;
                                allow_duplicate: string;
                                /** Format: date-time */
                                updated_at: string;
                            }[];
                            links: {
                                first: string | null;
                                last: string | null;
                                prev: string | null;
                                next: string | null;
                            };
                            meta: {
                                path: string;
                                per_page: number;
                                current_page?: number;
                                from?: number | null;
                                last_page?: number;
                                to?: number | null;
                                total?: number;
                                next_cursor?: string | null;
                            };
                        };
                    };
                };
                /** @description Unchanged since the ETag */
                304: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/services/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One service */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                id: number;
                                type: string;
                                name: string;
                                description: string;
                                group: {
                                    id: number;
                                    name: string;
                                };
                                /**
                                 * @description Decimal string, 2 to 6 decimals
                                 * @example 0.045
                                 */
                                price: string;
                                /** @example USD */
                                currency: string;
                                price_source: string;
                                delivery: {
                                    text: string;
                                    /** @description Half of the last month's deliveries took no longer; null while there were few */
                                    p50_seconds: number | null;
                                    /** @description Nineteen of twenty took no longer */
                                    p95_seconds: number | null;
                                };
                                status: string;
                                inputs: {
                                    name: string;
                                    type: string;
                                    required: boolean;
                                    check?: string;
                                    /** @description An IMEI of 14 digits gets its check digit */
                                    completes_check_digit?: boolean;
                                    description?: string;
                                    options?: string[];
                                    pattern?: string;
                                }[];
                                /** @description JSON Schema of the inputs */
                                input_schema: {
                                    [key: string]: unknown;
                                };
                                quantity: {
                                    min: number;
                                    max: number;
                                };
                                cancellable: string;
                                allow_duplicate: string;
                                /** Format: date-time */
                                updated_at: string;
                            };
                        };
                    };
                };
                /** @description Unchanged since the ETag */
                304: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/service-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The groups of the caller's services */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                id: number;
                                name: string;
                                services: number;
                            }[];
                        };
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Wallet transactions; their amounts add up to the balance */
        get: {
            parameters: {
                query?: {
                    /** @description order, release, refund, top_up, adjustment, promo */
                    type?: unknown;
                    /** @description Of one order */
                    order_id?: unknown;
                    /** @description From this time on */
                    created_from?: unknown;
                    /** @description Up to this time */
                    created_to?: unknown;
                    /** @description -created_at */
                    sort?: unknown;
                    /** @description Page by number, from 1 */
                    page?: unknown;
                    /** @description Rows on a page, 15 unless asked, at most 100 */
                    per_page?: unknown;
                    /** @description Walks the list: empty begins, links.next continues */
                    cursor?: unknown;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
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
                            }[];
                            links: {
                                first: string | null;
                                last: string | null;
                                prev: string | null;
                                next: string | null;
                            };
                            meta: {
                                path: string;
                                per_page: number;
                                current_page?: number;
                                from?: number | null;
                                last_page?: number;
                                to?: number | null;
                                total?: number;
                                next_cursor?: string | null;
                            };
                        };
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's orders as a CSV file, at most 100000 rows */
        get: {
            parameters: {
                query?: {
                    /** @description The number of an order, or how its identifier, its reference or its code (a result of up to 100 characters) begins */
                    q?: unknown;
                    /** @description PENDING, PROCESSING, SUCCESS, REJECTED, CANCELLED, REFUNDED */
                    status?: unknown;
                    /** @description Of one service */
                    service_id?: unknown;
                    /** @description Of one identifier */
                    imei?: unknown;
                    /** @description With this reference */
                    client_reference?: unknown;
                    /** @description dispatch, api, dashboard, operator */
                    source?: unknown;
                    /** @description Placed from this time on */
                    created_from?: unknown;
                    /** @description Placed up to this time */
                    created_to?: unknown;
                    /** @description Changed since this time */
                    updated_since?: unknown;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A CSV file (RFC 4180) in UTF-8 with a byte order mark; its first line names the columns */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transactions.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's statement as a CSV file, at most 100000 rows */
        get: {
            parameters: {
                query?: {
                    /** @description order, release, refund, top_up, adjustment, promo */
                    type?: unknown;
                    /** @description Of one order */
                    order_id?: unknown;
                    /** @description From this time on */
                    created_from?: unknown;
                    /** @description Up to this time */
                    created_to?: unknown;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A CSV file (RFC 4180) in UTF-8 with a byte order mark; its first line names the columns */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's orders, newest first; id=1,2,3 reads the status of many */
        get: {
            parameters: {
                query?: {
                    /** @description Numbers separated by commas, at most 500 */
                    id?: unknown;
                    /** @description The number of an order, or how its identifier, its reference or its code (a result of up to 100 characters) begins */
                    q?: unknown;
                    /** @description PENDING, PROCESSING, SUCCESS, REJECTED, CANCELLED, REFUNDED */
                    status?: unknown;
                    /** @description Of one service */
                    service_id?: unknown;
                    /** @description Of one identifier */
                    imei?: unknown;
                    /** @description With this reference */
                    client_reference?: unknown;
                    /** @description dispatch, api, dashboard, operator */
                    source?: unknown;
                    /** @description Placed from this time on */
                    created_from?: unknown;
                    /** @description Placed up to this time */
                    created_to?: unknown;
                    /** @description Changed since this time */
                    updated_since?: unknown;
                    /** @description -created_at or created_at */
                    sort?: unknown;
                    /** @description Page by number, from 1 */
                    page?: unknown;
                    /** @description Rows on a page, 15 unless asked, at most 100 */
                    per_page?: unknown;
                    /** @description Walks the list: empty begins, links.next continues */
                    cursor?: unknown;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                id: number;
                                reference_id: number;
                                client_reference: string | null;
                                service_id: number;
                                service: {
                                    id: number;
                                    name: string;
                                    type: string;
                                };
                                imei: string | null;
                                inputs: {
                                    [key: string]: string;
                                };
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
                                result: {
                                    text: string;
                                    fields: {
                                        [key: string]: string | number | boolean;
                                    };
                                    files: string[];
                                } | null;
                                code: string | null;
                                source: string;
                                test: boolean;
                                cancellable: boolean;
                                cancel_requested_at: string | null;
                                metadata: {
                                    [key: string]: unknown;
                                } | null;
                                /** Format: date-time */
                                created_at: string;
                                submitted_at: string | null;
                                completed_at: string | null;
                                /** Format: date-time */
                                updated_at: string;
                                history?: {
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
                                }[];
                            }[];
                            links: {
                                first: string | null;
                                last: string | null;
                                prev: string | null;
                                next: string | null;
                            };
                            meta: {
                                path: string;
                                per_page: number;
                                current_page?: number;
                                from?: number | null;
                                last_page?: number;
                                to?: number | null;
                                total?: number;
                                next_cursor?: string | null;
                            };
                        };
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
            };
        };
        put?: never;
        /** Place an order */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Answers once for each key, for 7 days: a repeat gets the first answer */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/x-www-form-urlencoded": {
                        service_id: number | string;
                        /** @description The identifier, always as a string */
                        imei?: string | null;
                        /** @description Your reference, unique for ever */
                        client_reference?: string | null;
                        quantity?: number | string | null;
                        /** @description The service's own fields; in forms inputs[Name]=… */
                        inputs?: {
                            [key: string]: string | number | boolean | null;
                        } | unknown[] | null;
                        /** @description Most the whole order may cost */
                        max_price?: string | null;
                        allow_duplicate?: boolean | number | string | null;
                        /** @description Yours; given back with the order */
                        metadata?: Record<string, never> | unknown[] | null;
                    };
                    "multipart/form-data": {
                        service_id: number | string;
                        /** @description The identifier, always as a string */
                        imei?: string | null;
                        /** @description Your reference, unique for ever */
                        client_reference?: string | null;
                        quantity?: number | string | null;
                        /** @description The service's own fields; in forms inputs[Name]=… */
                        inputs?: {
                            [key: string]: string | number | boolean | null;
                        } | unknown[] | null;
                        /** @description Most the whole order may cost */
                        max_price?: string | null;
                        allow_duplicate?: boolean | number | string | null;
                        /** @description Yours; given back with the order */
                        metadata?: Record<string, never> | unknown[] | null;
                    };
                    "application/json": {
                        service_id: number | string;
                        /** @description The identifier, always as a string */
                        imei?: string | null;
                        /** @description Your reference, unique for ever */
                        client_reference?: string | null;
                        quantity?: number | string | null;
                        /** @description The service's own fields; in forms inputs[Name]=… */
                        inputs?: {
                            [key: string]: string | number | boolean | null;
                        } | unknown[] | null;
                        /** @description Most the whole order may cost */
                        max_price?: string | null;
                        allow_duplicate?: boolean | number | string | null;
                        /** @description Yours; given back with the order */
                        metadata?: Record<string, never> | unknown[] | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                id: number;
                                reference_id: number;
                                client_reference: string | null;
                                service_id: number;
                                service: {
                                    id: number;
                                    name: string;
                                    type: string;
                                };
                                imei: string | null;
                                inputs: {
                                    [key: string]: string;
                                };
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
                                result: {
                                    text: string;
                                    fields: {
                                        [key: string]: string | number | boolean;
                                    };
                                    files: string[];
                                } | null;
                                code: string | null;
                                source: string;
                                test: boolean;
                                cancellable: boolean;
                                cancel_requested_at: string | null;
                                metadata: {
                                    [key: string]: unknown;
                                } | null;
                                /** Format: date-time */
                                created_at: string;
                                submitted_at: string | null;
                                completed_at: string | null;
                                /** Format: date-time */
                                updated_at: string;
                                history?: {
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
                                }[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                id: number;
                                reference_id: number;
                                client_reference: string | null;
                                service_id: number;
                                service: {
                                    id: number;
                                    name: string;
                                    type: string;
                                };
                                imei: string | null;
                                inputs: {
                                    [key: string]: string;
                                };
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
                                result: {
                                    text: string;
                                    fields: {
                                        [key: string]: string | number | boolean;
                                    };
                                    files: string[];
                                } | null;
                                code: string | null;
                                source: string;
                                test: boolean;
                                cancellable: boolean;
                                cancel_requested_at: string | null;
                                metadata: {
                                    [key: string]: unknown;
                                } | null;
                                /** Format: date-time */
                                created_at: string;
                                submitted_at: string | null;
                                completed_at: string | null;
                                /** Format: date-time */
                                updated_at: string;
                                history?: {
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
                                }[];
                            };
                        };
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What placing would cost now, with every check, changing nothing; a repeat of an order that is there costs nothing */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/x-www-form-urlencoded": {
                        service_id: number | string;
                        /** @description The identifier, always as a string */
                        imei?: string | null;
                        /** @description Your reference, unique for ever */
                        client_reference?: string | null;
                        quantity?: number | string | null;
                        /** @description The service's own fields; in forms inputs[Name]=… */
                        inputs?: {
                            [key: string]: string | number | boolean | null;
                        } | unknown[] | null;
                        /** @description Most the whole order may cost */
                        max_price?: string | null;
                        allow_duplicate?: boolean | number | string | null;
                        /** @description Yours; given back with the order */
                        metadata?: Record<string, never> | unknown[] | null;
                    };
                    "multipart/form-data": {
                        service_id: number | string;
                        /** @description The identifier, always as a string */
                        imei?: string | null;
                        /** @description Your reference, unique for ever */
                        client_reference?: string | null;
                        quantity?: number | string | null;
                        /** @description The service's own fields; in forms inputs[Name]=… */
                        inputs?: {
                            [key: string]: string | number | boolean | null;
                        } | unknown[] | null;
                        /** @description Most the whole order may cost */
                        max_price?: string | null;
                        allow_duplicate?: boolean | number | string | null;
                        /** @description Yours; given back with the order */
                        metadata?: Record<string, never> | unknown[] | null;
                    };
                    "application/json": {
                        service_id: number | string;
                        /** @description The identifier, always as a string */
                        imei?: string | null;
                        /** @description Your reference, unique for ever */
                        client_reference?: string | null;
                        quantity?: number | string | null;
                        /** @description The service's own fields; in forms inputs[Name]=… */
                        inputs?: {
                            [key: string]: string | number | boolean | null;
                        } | unknown[] | null;
                        /** @description Most the whole order may cost */
                        max_price?: string | null;
                        allow_duplicate?: boolean | number | string | null;
                        /** @description Yours; given back with the order */
                        metadata?: Record<string, never> | unknown[] | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                service_id: number;
                                quantity: number;
                                /**
                                 * @description Decimal string, 2 to 6 decimals
                                 * @example 0.045
                                 */
                                unit_price: string;
                                /** @description What placing would take now */
                                price: string;
                                /** @example USD */
                                currency: string;
                                /** @description The order is there already: placing answers with it and takes nothing */
                                replays: boolean;
                                /**
                                 * @description Decimal string, 2 to 6 decimals
                                 * @example 0.045
                                 */
                                spendable: string;
                            };
                        };
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Status and result of one order; include=history adds what happened to it */
        get: {
            parameters: {
                query?: {
                    /** @description history adds what happened to the order */
                    include?: unknown;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                id: number;
                                reference_id: number;
                                client_reference: string | null;
                                service_id: number;
                                service: {
                                    id: number;
                                    name: string;
                                    type: string;
                                };
                                imei: string | null;
                                inputs: {
                                    [key: string]: string;
                                };
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
                                result: {
                                    text: string;
                                    fields: {
                                        [key: string]: string | number | boolean;
                                    };
                                    files: string[];
                                } | null;
                                code: string | null;
                                source: string;
                                test: boolean;
                                cancellable: boolean;
                                cancel_requested_at: string | null;
                                metadata: {
                                    [key: string]: unknown;
                                } | null;
                                /** Format: date-time */
                                created_at: string;
                                submitted_at: string | null;
                                completed_at: string | null;
                                /** Format: date-time */
                                updated_at: string;
                                history?: {
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
                                }[];
                            };
                        };
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel an order, or ask for it where the service needs the operator's consent */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Answers once for each key, for 7 days: a repeat gets the first answer */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                id: number;
                                reference_id: number;
                                client_reference: string | null;
                                service_id: number;
                                service: {
                                    id: number;
                                    name: string;
                                    type: string;
                                };
                                imei: string | null;
                                inputs: {
                                    [key: string]: string;
                                };
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
                                result: {
                                    text: string;
                                    fields: {
                                        [key: string]: string | number | boolean;
                                    };
                                    files: string[];
                                } | null;
                                code: string | null;
                                source: string;
                                test: boolean;
                                cancellable: boolean;
                                cancel_requested_at: string | null;
                                metadata: {
                                    [key: string]: unknown;
                                } | null;
                                /** Format: date-time */
                                created_at: string;
                                submitted_at: string | null;
                                completed_at: string | null;
                                /** Format: date-time */
                                updated_at: string;
                                history?: {
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
                                }[];
                            };
                        };
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Place up to 100 orders */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Answers once for each key, for 7 days: a repeat gets the first answer */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/x-www-form-urlencoded": {
                        /** @description Up to 100 orders */
                        orders: unknown[];
                    };
                    "multipart/form-data": {
                        /** @description Up to 100 orders */
                        orders: unknown[];
                    };
                    "application/json": {
                        /** @description Up to 100 orders */
                        orders: unknown[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                index: number;
                                client_reference: string | null;
                                order?: {
                                    id: number;
                                    reference_id: number;
                                    client_reference: string | null;
                                    service_id: number;
                                    service: {
                                        id: number;
                                        name: string;
                                        type: string;
                                    };
                                    imei: string | null;
                                    inputs: {
                                        [key: string]: string;
                                    };
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
                                    result: {
                                        text: string;
                                        fields: {
                                            [key: string]: string | number | boolean;
                                        };
                                        files: string[];
                                    } | null;
                                    code: string | null;
                                    source: string;
                                    test: boolean;
                                    cancellable: boolean;
                                    cancel_requested_at: string | null;
                                    metadata: {
                                        [key: string]: unknown;
                                    } | null;
                                    /** Format: date-time */
                                    created_at: string;
                                    submitted_at: string | null;
                                    completed_at: string | null;
                                    /** Format: date-time */
                                    updated_at: string;
                                    history?: {
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
                                    }[];
                                };
                                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                                error?: {
                                    type: string;
                                    title: string;
                                    status: number;
                                    detail: string;
                                    /**
                                     * @description Explained at the address in `type`
                                     * @enum {string}
                                     */
                                    code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                                    message: string;
                                    errors: {
                                        [key: string]: string[];
                                    };
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
                            }[];
                            meta: {
                                placed: number;
                                refused: number;
                            };
                        };
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/quote/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What placing up to 100 orders would cost, with every check, changing nothing */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/x-www-form-urlencoded": {
                        /** @description Up to 100 orders */
                        orders: unknown[];
                    };
                    "multipart/form-data": {
                        /** @description Up to 100 orders */
                        orders: unknown[];
                    };
                    "application/json": {
                        /** @description Up to 100 orders */
                        orders: unknown[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                index: number;
                                client_reference: string | null;
                                quote?: {
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
                                    /** @description True: it repeats an order that is there, or an earlier row, and costs nothing more */
                                    replays: boolean;
                                };
                                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                                error?: {
                                    type: string;
                                    title: string;
                                    status: number;
                                    detail: string;
                                    /**
                                     * @description Explained at the address in `type`
                                     * @enum {string}
                                     */
                                    code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                                    message: string;
                                    errors: {
                                        [key: string]: string[];
                                    };
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
                            }[];
                            meta: {
                                accepted: number;
                                refused: number;
                                /** @description Of all accepted rows */
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
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/top-up-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's requests for credit, newest first */
        get: {
            parameters: {
                query?: {
                    /** @description open, approved, declined, withdrawn */
                    status?: unknown;
                    /** @description Page by number, from 1 */
                    page?: unknown;
                    /** @description Rows on a page, 15 unless asked, at most 100 */
                    per_page?: unknown;
                    /** @description Walks the list: empty begins, links.next continues */
                    cursor?: unknown;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
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
                            }[];
                            links: {
                                first: string | null;
                                last: string | null;
                                prev: string | null;
                                next: string | null;
                            };
                            meta: {
                                path: string;
                                per_page: number;
                                current_page?: number;
                                from?: number | null;
                                last_page?: number;
                                to?: number | null;
                                total?: number;
                                next_cursor?: string | null;
                            };
                        };
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
            };
        };
        put?: never;
        /** Ask the operator for credit; at most 5 requests wait for an answer */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Answers once for each key, for 7 days: a repeat gets the first answer */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/x-www-form-urlencoded": {
                        /** @description Decimal string in the wallet's currency, such as 50.00 */
                        amount: string;
                        /** @description For the operator, at most 500 characters */
                        note?: string | null;
                        /** @description What your payment is found by, such as its transaction number; at most 100 characters */
                        payment_reference?: string | null;
                        /** @description True after a refusal with confirmation_required: the amount is meant as it is */
                        confirm?: boolean | number | string | null;
                    };
                    "multipart/form-data": {
                        /** @description Decimal string in the wallet's currency, such as 50.00 */
                        amount: string;
                        /** @description For the operator, at most 500 characters */
                        note?: string | null;
                        /** @description What your payment is found by, such as its transaction number; at most 100 characters */
                        payment_reference?: string | null;
                        /** @description True after a refusal with confirmation_required: the amount is meant as it is */
                        confirm?: boolean | number | string | null;
                    };
                    "application/json": {
                        /** @description Decimal string in the wallet's currency, such as 50.00 */
                        amount: string;
                        /** @description For the operator, at most 500 characters */
                        note?: string | null;
                        /** @description What your payment is found by, such as its transaction number; at most 100 characters */
                        payment_reference?: string | null;
                        /** @description True after a refusal with confirmation_required: the amount is meant as it is */
                        confirm?: boolean | number | string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
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
                            };
                        };
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/top-up-requests/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraw a request that waits for an answer */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
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
                            };
                        };
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's API keys, live and test, the newest first and without their secrets */
        get: {
            parameters: {
                query?: {
                    /** @description live, expired, revoked */
                    state?: unknown;
                    /** @description true or false */
                    test?: unknown;
                    /** @description Page by number, from 1 */
                    page?: unknown;
                    /** @description Rows on a page, 15 unless asked, at most 100 */
                    per_page?: unknown;
                    /** @description Walks the list: empty begins, links.next continues */
                    cursor?: unknown;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                id: number;
                                /** @description How the key begins */
                                prefix: string;
                                last_four: string;
                                label: string;
                                /** @description Works on the test wallet and never reaches a supplier */
                                test: boolean;
                                /** @enum {string} */
                                state: "live" | "expired" | "revoked";
                                scopes: ("account:read" | "services:read" | "orders:read" | "orders:write" | "transactions:read" | "top_ups:write")[];
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
                            }[];
                            links: {
                                first: string | null;
                                last: string | null;
                                prev: string | null;
                                next: string | null;
                            };
                            meta: {
                                path: string;
                                per_page: number;
                                current_page?: number;
                                from?: number | null;
                                last_page?: number;
                                to?: number | null;
                                total?: number;
                                next_cursor?: string | null;
                            };
                        };
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
            };
        };
        put?: never;
        /** Make an API key; it is shown this once */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/x-www-form-urlencoded": {
                        /** @description What the key is for */
                        label?: string | null;
                        /** @description Some of account:read, services:read, orders:read, orders:write, transactions:read, top_ups:write; a new key has all unless told otherwise */
                        scopes?: unknown[] | string | null;
                        /** @description Addresses and ranges such as 203.0.113.0/24; null or none: any */
                        allowed_ips?: unknown[] | string | null;
                        /** @description Requests a minute, at most the account's; null: the account's */
                        rate_limit?: number | string | null;
                        /** @description How dispatch answers: auto, native, dhru */
                        dialect?: string | null;
                        /** @description Dispatch errors carry their HTTP status instead of 200 */
                        strict_http?: boolean | number | string | null;
                        /** @description A repeated dispatch order answers with the first one */
                        replay?: boolean | number | string | null;
                        /** @description Last moment of the key; null: none */
                        expires_at?: string | null;
                        /** @description A key for the test wallet */
                        test?: boolean | number | string | null;
                        /** @description Your password, once more */
                        password: string;
                        /** @description The one-time code, where you have a second factor */
                        otp?: string | null;
                    };
                    "multipart/form-data": {
                        /** @description What the key is for */
                        label?: string | null;
                        /** @description Some of account:read, services:read, orders:read, orders:write, transactions:read, top_ups:write; a new key has all unless told otherwise */
                        scopes?: unknown[] | string | null;
                        /** @description Addresses and ranges such as 203.0.113.0/24; null or none: any */
                        allowed_ips?: unknown[] | string | null;
                        /** @description Requests a minute, at most the account's; null: the account's */
                        rate_limit?: number | string | null;
                        /** @description How dispatch answers: auto, native, dhru */
                        dialect?: string | null;
                        /** @description Dispatch errors carry their HTTP status instead of 200 */
                        strict_http?: boolean | number | string | null;
                        /** @description A repeated dispatch order answers with the first one */
                        replay?: boolean | number | string | null;
                        /** @description Last moment of the key; null: none */
                        expires_at?: string | null;
                        /** @description A key for the test wallet */
                        test?: boolean | number | string | null;
                        /** @description Your password, once more */
                        password: string;
                        /** @description The one-time code, where you have a second factor */
                        otp?: string | null;
                    };
                    "application/json": {
                        /** @description What the key is for */
                        label?: string | null;
                        /** @description Some of account:read, services:read, orders:read, orders:write, transactions:read, top_ups:write; a new key has all unless told otherwise */
                        scopes?: unknown[] | string | null;
                        /** @description Addresses and ranges such as 203.0.113.0/24; null or none: any */
                        allowed_ips?: unknown[] | string | null;
                        /** @description Requests a minute, at most the account's; null: the account's */
                        rate_limit?: number | string | null;
                        /** @description How dispatch answers: auto, native, dhru */
                        dialect?: string | null;
                        /** @description Dispatch errors carry their HTTP status instead of 200 */
                        strict_http?: boolean | number | string | null;
                        /** @description A repeated dispatch order answers with the first one */
                        replay?: boolean | number | string | null;
                        /** @description Last moment of the key; null: none */
                        expires_at?: string | null;
                        /** @description A key for the test wallet */
                        test?: boolean | number | string | null;
                        /** @description Your password, once more */
                        password: string;
                        /** @description The one-time code, where you have a second factor */
                        otp?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                id: number;
                                /** @description How the key begins */
                                prefix: string;
                                last_four: string;
                                label: string;
                                /** @description Works on the test wallet and never reaches a supplier */
                                test: boolean;
                                /** @enum {string} */
                                state: "live" | "expired" | "revoked";
                                scopes: ("account:read" | "services:read" | "orders:read" | "orders:write" | "transactions:read" | "top_ups:write")[];
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
                        };
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One API key */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                id: number;
                                /** @description How the key begins */
                                prefix: string;
                                last_four: string;
                                label: string;
                                /** @description Works on the test wallet and never reaches a supplier */
                                test: boolean;
                                /** @enum {string} */
                                state: "live" | "expired" | "revoked";
                                scopes: ("account:read" | "services:read" | "orders:read" | "orders:write" | "transactions:read" | "top_ups:write")[];
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
                        };
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change what a key may do and from where; what is not named stays */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/x-www-form-urlencoded": {
                        /** @description What the key is for */
                        label?: string | null;
                        /** @description Some of account:read, services:read, orders:read, orders:write, transactions:read, top_ups:write; a new key has all unless told otherwise */
                        scopes?: unknown[] | string | null;
                        /** @description Addresses and ranges such as 203.0.113.0/24; null or none: any */
                        allowed_ips?: unknown[] | string | null;
                        /** @description Requests a minute, at most the account's; null: the account's */
                        rate_limit?: number | string | null;
                        /** @description How dispatch answers: auto, native, dhru */
                        dialect?: string | null;
                        /** @description Dispatch errors carry their HTTP status instead of 200 */
                        strict_http?: boolean | number | string | null;
                        /** @description A repeated dispatch order answers with the first one */
                        replay?: boolean | number | string | null;
                        /** @description Last moment of the key; null: none */
                        expires_at?: string | null;
                    };
                    "multipart/form-data": {
                        /** @description What the key is for */
                        label?: string | null;
                        /** @description Some of account:read, services:read, orders:read, orders:write, transactions:read, top_ups:write; a new key has all unless told otherwise */
                        scopes?: unknown[] | string | null;
                        /** @description Addresses and ranges such as 203.0.113.0/24; null or none: any */
                        allowed_ips?: unknown[] | string | null;
                        /** @description Requests a minute, at most the account's; null: the account's */
                        rate_limit?: number | string | null;
                        /** @description How dispatch answers: auto, native, dhru */
                        dialect?: string | null;
                        /** @description Dispatch errors carry their HTTP status instead of 200 */
                        strict_http?: boolean | number | string | null;
                        /** @description A repeated dispatch order answers with the first one */
                        replay?: boolean | number | string | null;
                        /** @description Last moment of the key; null: none */
                        expires_at?: string | null;
                    };
                    "application/json": {
                        /** @description What the key is for */
                        label?: string | null;
                        /** @description Some of account:read, services:read, orders:read, orders:write, transactions:read, top_ups:write; a new key has all unless told otherwise */
                        scopes?: unknown[] | string | null;
                        /** @description Addresses and ranges such as 203.0.113.0/24; null or none: any */
                        allowed_ips?: unknown[] | string | null;
                        /** @description Requests a minute, at most the account's; null: the account's */
                        rate_limit?: number | string | null;
                        /** @description How dispatch answers: auto, native, dhru */
                        dialect?: string | null;
                        /** @description Dispatch errors carry their HTTP status instead of 200 */
                        strict_http?: boolean | number | string | null;
                        /** @description A repeated dispatch order answers with the first one */
                        replay?: boolean | number | string | null;
                        /** @description Last moment of the key; null: none */
                        expires_at?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                id: number;
                                /** @description How the key begins */
                                prefix: string;
                                last_four: string;
                                label: string;
                                /** @description Works on the test wallet and never reaches a supplier */
                                test: boolean;
                                /** @enum {string} */
                                state: "live" | "expired" | "revoked";
                                scopes: ("account:read" | "services:read" | "orders:read" | "orders:write" | "transactions:read" | "top_ups:write")[];
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
                        };
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/v1/keys/{id}/regenerate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new secret for the same settings, shown this once; the old key is refused from now on */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/x-www-form-urlencoded": {
                        /** @description Your password, once more */
                        password: string;
                        /** @description The one-time code, where you have a second factor */
                        otp?: string | null;
                    };
                    "multipart/form-data": {
                        /** @description Your password, once more */
                        password: string;
                        /** @description The one-time code, where you have a second factor */
                        otp?: string | null;
                    };
                    "application/json": {
                        /** @description Your password, once more */
                        password: string;
                        /** @description The one-time code, where you have a second factor */
                        otp?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                id: number;
                                /** @description How the key begins */
                                prefix: string;
                                last_four: string;
                                label: string;
                                /** @description Works on the test wallet and never reaches a supplier */
                                test: boolean;
                                /** @enum {string} */
                                state: "live" | "expired" | "revoked";
                                scopes: ("account:read" | "services:read" | "orders:read" | "orders:write" | "transactions:read" | "top_ups:write")[];
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
                        };
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/keys/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new secret for the same settings, shown this once; the old key lives on for some hours */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/x-www-form-urlencoded": {
                        /** @description How long the old key lives on, 0 to 168 */
                        hours: number | string;
                        /** @description Your password, once more */
                        password: string;
                        /** @description The one-time code, where you have a second factor */
                        otp?: string | null;
                    };
                    "multipart/form-data": {
                        /** @description How long the old key lives on, 0 to 168 */
                        hours: number | string;
                        /** @description Your password, once more */
                        password: string;
                        /** @description The one-time code, where you have a second factor */
                        otp?: string | null;
                    };
                    "application/json": {
                        /** @description How long the old key lives on, 0 to 168 */
                        hours: number | string;
                        /** @description Your password, once more */
                        password: string;
                        /** @description The one-time code, where you have a second factor */
                        otp?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                id: number;
                                /** @description How the key begins */
                                prefix: string;
                                last_four: string;
                                label: string;
                                /** @description Works on the test wallet and never reaches a supplier */
                                test: boolean;
                                /** @enum {string} */
                                state: "live" | "expired" | "revoked";
                                scopes: ("account:read" | "services:read" | "orders:read" | "orders:write" | "transactions:read" | "top_ups:write")[];
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
                        };
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/keys/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Revoke a key: it is refused from now on, for ever */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                id: number;
                                /** @description How the key begins */
                                prefix: string;
                                last_four: string;
                                label: string;
                                /** @description Works on the test wallet and never reaches a supplier */
                                test: boolean;
                                /** @enum {string} */
                                state: "live" | "expired" | "revoked";
                                scopes: ("account:read" | "services:read" | "orders:read" | "orders:write" | "transactions:read" | "top_ups:write")[];
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
                        };
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
                /** @description A refusal. For RFC 9457's media type ask with Accept: application/problem+json. */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            detail: string;
                            /**
                             * @description Explained at the address in `type`
                             * @enum {string}
                             */
                            code: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                            message: string;
                            errors: {
                                [key: string]: string[];
                            };
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
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dispatch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Every action of the Dhru Fusion family's API
         * @description The same endpoint answers at /api/index.php, /public/api/index.php, /api/dhru and /api.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/x-www-form-urlencoded": {
                        /**
                         * @description What to do; case does not matter
                         * @enum {string}
                         */
                        action: "accountinfo" | "imeiservicelist" | "servicelist" | "getservices" | "getallservicesandgroups" | "getimeiservicelist" | "services" | "getserverservicelist" | "serverservicelist" | "remoteservicelist" | "creditservicelist" | "placeimeiorder" | "placeserverorder" | "placeorder" | "placeremoteorder" | "placecreditorder" | "placeimeiorderbulk" | "placebulkorder" | "placeorderbulk" | "getimeiorder" | "getserverorder" | "getorder" | "orderstatus" | "getremoteorder" | "getcreditorder" | "checkorderstatus" | "checkimeiorder" | "imeiorderstatus" | "getstatus" | "getdetail" | "getimeiorderbulk" | "orderstatusbulk" | "getorderbulk" | "getserverorderbulk" | "getimeiservicedetails" | "imeiservicedetails" | "modellist" | "providerlist" | "meplist" | "fileservicelist" | "cancelorder" | "cancelimeiorder";
                        /** @description API key; also as apiaccesskey, username, or Bearer token */
                        apikey?: string;
                        /** @description Number of the service to order, or of the order to read; several with commas */
                        ID?: string;
                        /** @description Identifier of the device */
                        IMEI?: string;
                        /** @description Quantity, where the service has one */
                        QNT?: string;
                        /** @description The service's own fields: base64 of JSON, or JSON */
                        CUSTOMFIELD?: string;
                        /** @description Your reference, unique for ever */
                        CLIENTREF?: string;
                        /** @description The same fields as XML, JSON, or base64 of JSON */
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
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            apiversion: string;
                            ID?: string;
                            IMEI?: string;
                            SUCCESS?: {
                                MESSAGE: string;
                                LIST?: Record<string, never>;
                            }[] | {
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
                                ERRORCODE: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                                FULL_DESCRIPTION?: string;
                                REFERENCEID?: number;
                            }[];
                            /** @description Alone, with 429 or 503: nothing is said about the order, ask again */
                            message?: string;
                        } & {
                            [key: string]: {
                                SUCCESS?: ({
                                    MESSAGE?: string;
                                    ERRORCODE?: string;
                                    LIST?: Record<string, never>;
                                } | unknown | unknown)[];
                                ERROR?: {
                                    MESSAGE: string;
                                    /** @enum {string} */
                                    ERRORCODE: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                                    FULL_DESCRIPTION?: string;
                                    REFERENCEID?: number;
                                }[];
                                /** @description Alone: nobody knows whether the order was placed */
                                message?: string;
                            };
                        };
                    };
                };
                /** @description A refusal that HTTP tells too, such as too many requests */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            apiversion: string;
                            ID?: string;
                            IMEI?: string;
                            SUCCESS?: {
                                MESSAGE: string;
                                LIST?: Record<string, never>;
                            }[] | {
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
                                ERRORCODE: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                                FULL_DESCRIPTION?: string;
                                REFERENCEID?: number;
                            }[];
                            /** @description Alone, with 429 or 503: nothing is said about the order, ask again */
                            message?: string;
                        } & {
                            [key: string]: {
                                SUCCESS?: ({
                                    MESSAGE?: string;
                                    ERRORCODE?: string;
                                    LIST?: Record<string, never>;
                                } | unknown | unknown)[];
                                ERROR?: {
                                    MESSAGE: string;
                                    /** @enum {string} */
                                    ERRORCODE: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                                    FULL_DESCRIPTION?: string;
                                    REFERENCEID?: number;
                                }[];
                                /** @description Alone: nobody knows whether the order was placed */
                                message?: string;
                            };
                        };
                    };
                };
                /** @description A fault or a restart */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            apiversion: string;
                            ID?: string;
                            IMEI?: string;
                            SUCCESS?: {
                                MESSAGE: string;
                                LIST?: Record<string, never>;
                            }[] | {
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
                                ERRORCODE: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                                FULL_DESCRIPTION?: string;
                                REFERENCEID?: number;
                            }[];
                            /** @description Alone, with 429 or 503: nothing is said about the order, ask again */
                            message?: string;
                        } & {
                            [key: string]: {
                                SUCCESS?: ({
                                    MESSAGE?: string;
                                    ERRORCODE?: string;
                                    LIST?: Record<string, never>;
                                } | unknown | unknown)[];
                                ERROR?: {
                                    MESSAGE: string;
                                    /** @enum {string} */
                                    ERRORCODE: "malformed_request" | "invalid_action" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "field_required" | "too_many_items" | "confirmation_required" | "unauthenticated" | "key_revoked" | "key_expired" | "ambiguous_credentials" | "otp_required" | "invalid_credentials" | "scope_missing" | "ip_not_allowed" | "account_suspended" | "not_a_login_token" | "origin_mismatch" | "sign_up_closed" | "link_expired" | "insufficient_balance" | "order_not_found" | "service_not_found" | "service_paused" | "duplicate_order" | "reference_conflict" | "price_changed" | "not_cancellable" | "invalid_transition" | "quantity_out_of_range" | "invalid_imei" | "imei_checksum" | "imei_is_imeisv" | "imei_placeholder" | "imei_must_be_string" | "conflict" | "idempotency_in_progress" | "idempotency_mismatch" | "rate_limited" | "login_throttled" | "internal" | "mail_failed" | "maintenance" | "outcome_unknown";
                                    FULL_DESCRIPTION?: string;
                                    REFERENCEID?: number;
                                }[];
                                /** @description Alone: nobody knows whether the order was placed */
                                message?: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: never;
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
