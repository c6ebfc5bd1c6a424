// Made from the server's OpenAPI document by `npm run generate`: change the routes, not this file.
export interface paths {
    "/api/operator/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with e-mail and password for a session of the operator's staff */
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
                            token_type: string;
                            /** Format: date-time */
                            expires_at: string;
                            data: {
                                id: number;
                                name: string;
                                email: string;
                                /** @enum {string} */
                                role: "owner" | "manager" | "agent" | "read-only";
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
    "/api/operator/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whom an invitation is for */
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
                        /** @description What stands behind the # of the link */
                        token: string;
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
                                name: string;
                                email: string;
                                /** @enum {string} */
                                role: "owner" | "manager" | "agent" | "read-only";
                                /** Format: date-time */
                                expires_at: string;
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
    "/api/operator/invitation/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept an invitation with the password to sign in with from now on */
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
                        /** @description What stands behind the # of the link */
                        token: string;
                        /** @description 8 to 128 characters */
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
    "/api/operator/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the session of this call */
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
    "/api/operator/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who calls */
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
                                /** @enum {string} */
                                role: "owner" | "manager" | "agent" | "read-only";
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
    "/api/operator/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every call of the staff and command of the operator, the newest first */
        get: {
            parameters: {
                query?: {
                    /** @description Of one member of staff */
                    staff_id?: unknown;
                    /** @description Such as POST /api/operator/suppliers */
                    action?: unknown;
                    /** @description What it was about, such as order 17 */
                    target?: unknown;
                    /** @description At this time or later; a date begins in UTC */
                    from?: unknown;
                    /** @description Before this time */
                    to?: unknown;
                    /** @description done, refused, failed: how it ended; failed, too, what was never answered */
                    outcome?: unknown;
                    /** @description changes or reads alone */
                    kind?: unknown;
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
                                /** @description Null: the command line, or a sign-in that failed */
                                staff: {
                                    id: number;
                                    name: string;
                                } | null;
                                action: string;
                                /** @description What the action does; null for commands, which say so themselves */
                                about: string | null;
                                target: string | null;
                                details: {
                                    [key: string]: unknown;
                                } | null;
                                /** @description HTTP status of the answer; null: it was never given */
                                status: number | null;
                                ip: string | null;
                                request_id: string | null;
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
    "/api/operator/audit-log/choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the audit log can be filtered by: everybody of the staff, and the actions that are in it */
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
                                staff: {
                                    id: number;
                                    name: string;
                                }[];
                                actions: {
                                    action: string;
                                    about: string | null;
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
    "/api/operator/staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who of the staff has access, is invited to it, or had it */
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
        /** Give somebody access: with a password, or by an invitation, whose link is shown this once */
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
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
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
                            /** @description Null where a password was given */
                            invitation: {
                                /** @description Shown this once; it works once */
                                url: string;
                                /** Format: date-time */
                                expires_at: string;
                                mailed: boolean;
                            } | null;
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
    "/api/operator/staff/{id}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a new invitation; the link of the old one is worth nothing then */
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
                            /** @description Null where a password was given */
                            invitation: {
                                /** @description Shown this once; it works once */
                                url: string;
                                /** Format: date-time */
                                expires_at: string;
                                mailed: boolean;
                            } | null;
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
    "/api/operator/staff/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take somebody's access or invitation; what they did stays in the audit log */
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
        /** Change somebody's name or role; nobody changes their own role, and an owner always stays */
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
                    "application/json": {
                        name?: string;
                        /** @enum {string} */
                        role?: "owner" | "manager" | "agent" | "read-only";
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
    "/api/operator/staff/{id}/end-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End somebody's sessions */
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
    "/api/operator/staff/{id}/reset-second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn off the second factor of somebody who lost it; their sessions end */
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
    "/api/operator/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What each role may do */
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
                                roles: {
                                    /** @enum {string} */
                                    role: "owner" | "manager" | "agent" | "read-only";
                                    about: string;
                                }[];
                                permissions: {
                                    permission: string;
                                    about: string;
                                    roles: ("owner" | "manager" | "agent" | "read-only")[];
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
    "/api/operator/suppliers/{id}/return-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send orders that its pause diverted to people back to it
         * @description Orders that somebody took or answered since are left alone. Prices and losses are checked again.
         */
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
                    "application/json": Record<string, never>;
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
                                /** @description Orders that are sent to it again */
                                returned: number;
                                /** @description Orders that stay in the queue: their route is paused, removed or below cost */
                                kept: number;
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
    "/api/operator/suppliers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who fulfils orders, with balance and health */
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
                                    class: "credit" | "duplicate" | "input" | "auth" | "ip" | "unavailable" | "rate" | "price" | "unsupported" | "unclear";
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
        /** Add a server of the Dhru Fusion family */
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
                        /** @description Its endpoint, such as https://supplier.example/api/index.php */
                        url: string;
                        /** @description Kept encrypted, never shown again */
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
                            class: "credit" | "duplicate" | "input" | "auth" | "ip" | "unavailable" | "rate" | "price" | "unsupported" | "unclear";
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
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
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
                                    class: "credit" | "duplicate" | "input" | "auth" | "ip" | "unavailable" | "rate" | "price" | "unsupported" | "unclear";
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
    "/api/operator/suppliers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One supplier */
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
                                    class: "credit" | "duplicate" | "input" | "auth" | "ip" | "unavailable" | "rate" | "price" | "unsupported" | "unclear";
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
        /** Change a supplier; what is absent stays */
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
                    "application/json": {
                        name?: string;
                        /** @description Its endpoint, such as https://supplier.example/api/index.php */
                        url?: string;
                        username?: string;
                        /** @description Kept encrypted, never shown again */
                        key?: string;
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
                            class: "credit" | "duplicate" | "input" | "auth" | "ip" | "unavailable" | "rate" | "price" | "unsupported" | "unclear";
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
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
                                    class: "credit" | "duplicate" | "input" | "auth" | "ip" | "unavailable" | "rate" | "price" | "unsupported" | "unclear";
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
    "/api/operator/suppliers/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send no new orders there; those that it has are followed */
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
                    "application/json": {
                        reason: string;
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
                                    class: "credit" | "duplicate" | "input" | "auth" | "ip" | "unavailable" | "rate" | "price" | "unsupported" | "unclear";
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
    "/api/operator/suppliers/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send orders there again, whatever paused it */
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
                                    class: "credit" | "duplicate" | "input" | "auth" | "ip" | "unavailable" | "rate" | "price" | "unsupported" | "unclear";
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
    "/api/operator/suppliers/{id}/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The last jobs of a supplier, the newest first */
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
                                result: {
                                    [key: string]: unknown;
                                } | null;
                                /** @description Services that an import could not take over; at most 100 */
                                problems: {
                                    code: string;
                                    message: string;
                                }[];
                                error: string | null;
                                /** Format: date-time */
                                created_at: string;
                                finished_at: string | null;
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
        /** Have a supplier tested without ordering, its balance read or its catalogue synchronised */
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
                    "application/json": {
                        /** @enum {string} */
                        kind: "test" | "balance" | "sync";
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
                            data: {
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
                                result: {
                                    [key: string]: unknown;
                                } | null;
                                /** @description Services that an import could not take over; at most 100 */
                                problems: {
                                    code: string;
                                    message: string;
                                }[];
                                error: string | null;
                                /** Format: date-time */
                                created_at: string;
                                finished_at: string | null;
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
    "/api/operator/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far a job is, and what came of it */
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
                                result: {
                                    [key: string]: unknown;
                                } | null;
                                /** @description Services that an import could not take over; at most 100 */
                                problems: {
                                    code: string;
                                    message: string;
                                }[];
                                error: string | null;
                                /** Format: date-time */
                                created_at: string;
                                finished_at: string | null;
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
    "/api/operator/suppliers/{id}/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a supplier offers as of its last synchronisation, beside the own catalogue */
        get: {
            parameters: {
                query?: {
                    /** @description new, changed, vanished: how it differs from the own catalogue */
                    change?: unknown;
                    /** @description Part of a name or group, or a number */
                    q?: unknown;
                    /** @description Page by number, from 1 */
                    page?: unknown;
                    /** @description Rows on a page, 15 unless asked, at most 100 */
                    per_page?: unknown;
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
                                code: string;
                                name: string;
                                group: string;
                                type: string;
                                /** @description In the supplier's currency */
                                cost: string;
                                previous_cost: string | null;
                                delivery_time: string;
                                description: string;
                                quantity: {
                                    min: number;
                                    max: number;
                                };
                                needs_identifier: boolean;
                                inputs: {
                                    [key: string]: unknown;
                                }[];
                                /** Format: date-time */
                                first_seen_at: string;
                                changed_at: string | null;
                                vanished_at: string | null;
                                /** @description Services of the own catalogue that are routed to it */
                                service_ids: number[];
                                /** @description How they are, and what they cost resellers */
                                routes: {
                                    service: {
                                        id: number;
                                        name: string;
                                    };
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
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/suppliers/{id}/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a supplier's services into the own catalogue, priced by a margin and routed to it
         * @description Services that the own catalogue has already are passed over: broken off, it is simply done again.
         */
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
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
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
                                result: {
                                    [key: string]: unknown;
                                } | null;
                                /** @description Services that an import could not take over; at most 100 */
                                problems: {
                                    code: string;
                                    message: string;
                                }[];
                                error: string | null;
                                /** Format: date-time */
                                created_at: string;
                                finished_at: string | null;
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
    "/api/operator/suppliers/{id}/import/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** See what an import would make of a supplier's services, without making it */
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
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
    "/api/operator/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The services at their base prices, with what they cost */
        get: {
            parameters: {
                query?: {
                    /** @description Part of a name; or a number */
                    q?: unknown;
                    /** @description imei, server, remote, file */
                    type?: unknown;
                    /** @description active, paused, retired */
                    status?: unknown;
                    /** @description Of one service group */
                    service_group_id?: unknown;
                    /** @description With a route to this supplier */
                    supplier_id?: unknown;
                    /** @description catalogue, name, -name, price, -price, -updated_at, id, -id; walks only by id */
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
                                name: string;
                                /** @enum {string} */
                                type: "imei" | "server" | "remote" | "file";
                                service_group: {
                                    id: number;
                                    name: string;
                                };
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
        /** Add a service, active at once, that people fulfil until it has routes or codes */
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
                        /** @description Base price of one, a decimal string */
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
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                id: number;
                                name: string;
                                /** @enum {string} */
                                type: "imei" | "server" | "remote" | "file";
                                service_group: {
                                    id: number;
                                    name: string;
                                };
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
                                delivery: {
                                    p50_seconds: number | null;
                                    p95_seconds: number | null;
                                };
                                /** @description What each price group pays */
                                group_prices: {
                                    price_group: {
                                        id: number;
                                        name: string;
                                    };
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
                                }[];
                                /** @description The first 100 */
                                personal_prices: {
                                    reseller: {
                                        id: number;
                                        name: string;
                                    };
                                    /**
                                     * @description Decimal string, 2 to 6 decimals
                                     * @example 0.045
                                     */
                                    price: string;
                                    /** @description Price less the cheapest known cost; null where no cost is known */
                                    margin: string | null;
                                    /** @description Every route that takes orders costs more: orders would wait for a person */
                                    below_cost: boolean;
                                }[];
                                personal_prices_total: number;
                                routes: {
                                    position: number;
                                    supplier: {
                                        id: number;
                                        name: string;
                                        kind: string;
                                        paused: boolean;
                                    };
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
                                    input_names: {
                                        [key: string]: string;
                                    };
                                    /** @description operator, cost or vanished */
                                    paused_by: string | null;
                                    /** Format: date-time */
                                    updated_at: string;
                                }[];
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
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/services/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One service with its inputs, prices and routes */
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
                                name: string;
                                /** @enum {string} */
                                type: "imei" | "server" | "remote" | "file";
                                service_group: {
                                    id: number;
                                    name: string;
                                };
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
                                delivery: {
                                    p50_seconds: number | null;
                                    p95_seconds: number | null;
                                };
                                /** @description What each price group pays */
                                group_prices: {
                                    price_group: {
                                        id: number;
                                        name: string;
                                    };
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
                                }[];
                                /** @description The first 100 */
                                personal_prices: {
                                    reseller: {
                                        id: number;
                                        name: string;
                                    };
                                    /**
                                     * @description Decimal string, 2 to 6 decimals
                                     * @example 0.045
                                     */
                                    price: string;
                                    /** @description Price less the cheapest known cost; null where no cost is known */
                                    margin: string | null;
                                    /** @description Every route that takes orders costs more: orders would wait for a person */
                                    below_cost: boolean;
                                }[];
                                personal_prices_total: number;
                                routes: {
                                    position: number;
                                    supplier: {
                                        id: number;
                                        name: string;
                                        kind: string;
                                        paused: boolean;
                                    };
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
                                    input_names: {
                                        [key: string]: string;
                                    };
                                    /** @description operator, cost or vanished */
                                    paused_by: string | null;
                                    /** Format: date-time */
                                    updated_at: string;
                                }[];
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
        /**
         * Change a service; what is absent stays
         * @description Type and currency stay for ever. Orders that were placed keep their price and their inputs.
         */
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
                    "application/json": {
                        name?: string;
                        /** @description By name; made on first use */
                        service_group?: string;
                        /** @description Base price of one, a decimal string */
                        price?: string;
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
                                /** @enum {string} */
                                type: "imei" | "server" | "remote" | "file";
                                service_group: {
                                    id: number;
                                    name: string;
                                };
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
                                delivery: {
                                    p50_seconds: number | null;
                                    p95_seconds: number | null;
                                };
                                /** @description What each price group pays */
                                group_prices: {
                                    price_group: {
                                        id: number;
                                        name: string;
                                    };
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
                                }[];
                                /** @description The first 100 */
                                personal_prices: {
                                    reseller: {
                                        id: number;
                                        name: string;
                                    };
                                    /**
                                     * @description Decimal string, 2 to 6 decimals
                                     * @example 0.045
                                     */
                                    price: string;
                                    /** @description Price less the cheapest known cost; null where no cost is known */
                                    margin: string | null;
                                    /** @description Every route that takes orders costs more: orders would wait for a person */
                                    below_cost: boolean;
                                }[];
                                personal_prices_total: number;
                                routes: {
                                    position: number;
                                    supplier: {
                                        id: number;
                                        name: string;
                                        kind: string;
                                        paused: boolean;
                                    };
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
                                    input_names: {
                                        [key: string]: string;
                                    };
                                    /** @description operator, cost or vanished */
                                    paused_by: string | null;
                                    /** Format: date-time */
                                    updated_at: string;
                                }[];
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
    "/api/operator/services/bulk/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See what a change of many services would do
         * @description A service with a problem is passed over whole.
         */
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
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
    "/api/operator/services/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change many services in one transaction
         * @description A service with a problem is passed over whole.
         */
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
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
    "/api/operator/service-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The service groups, in the order in which resellers see them */
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
                                /** @description Without those that are retired */
                                services: number;
                                retired: number;
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
        /** Add a service group behind the others */
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
                                name: string;
                                /** @description Without those that are retired */
                                services: number;
                                retired: number;
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
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/service-groups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a service group that no service is in */
        delete: {
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
                    "application/json": Record<string, never>;
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
        options?: never;
        head?: never;
        /** Rename a service group */
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
                                id: number;
                                name: string;
                                /** @description Without those that are retired */
                                services: number;
                                retired: number;
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
        trace?: never;
    };
    "/api/operator/service-groups/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Put service groups in order */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description These first; the others follow as they were */
                        ids: number[];
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
                                /** @description Without those that are retired */
                                services: number;
                                retired: number;
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
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/service-groups/{id}/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Put the services of a group in order */
        put: {
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
                    "application/json": {
                        /** @description These first; the others follow as they were */
                        ids: number[];
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
    "/api/operator/services/{id}/prices/groups/{price_group_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set what a price group pays for a service */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    price_group_id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Base price of one, a decimal string */
                        price: string;
                        /** @description True after a refusal with confirmation_required: the request is meant as it is */
                        confirm?: boolean;
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
        /** Take away the price set for a price group: the next one in order counts */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    price_group_id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Record<string, never>;
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
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/services/{id}/prices/resellers/{reseller_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set what one reseller pays for a service */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    reseller_id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Base price of one, a decimal string */
                        price: string;
                        /** @description True after a refusal with confirmation_required: the request is meant as it is */
                        confirm?: boolean;
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
        /** Take away the price set for one reseller: the next one in order counts */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    reseller_id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Record<string, never>;
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
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/price-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The price groups, by name */
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
                                /** @description Over base prices, in 1/100 of a percent */
                                margin_basis_points: number | null;
                                resellers: number;
                                /** @description Services with a price set for the group */
                                prices: number;
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
        /** Add a price group */
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
                        /** @description Over base prices, in 1/100 of a percent; null: none */
                        margin_basis_points?: number | null;
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
                                name: string;
                                /** @description Over base prices, in 1/100 of a percent */
                                margin_basis_points: number | null;
                                resellers: number;
                                /** @description Services with a price set for the group */
                                prices: number;
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
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/price-groups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a price group that no reseller is in, with the prices set for it */
        delete: {
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
                    "application/json": Record<string, never>;
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
        options?: never;
        head?: never;
        /** Rename a price group, or set its margin over base prices; what is absent stays */
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
                    "application/json": {
                        name?: string;
                        /** @description Over base prices, in 1/100 of a percent; null: none */
                        margin_basis_points?: number | null;
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
                                /** @description Over base prices, in 1/100 of a percent */
                                margin_basis_points: number | null;
                                resellers: number;
                                /** @description Services with a price set for the group */
                                prices: number;
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
        trace?: never;
    };
    "/api/operator/resellers/{id}/catalogue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The services as a reseller sees them: GET /api/v1/services in the reseller's place */
        get: {
            parameters: {
                query?: {
                    /** @description imei, server, remote, file */
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
    "/api/operator/services/{id}/routes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who fulfils a service, in order of preference */
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
                                position: number;
                                supplier: {
                                    id: number;
                                    name: string;
                                    kind: string;
                                    paused: boolean;
                                };
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
                                input_names: {
                                    [key: string]: string;
                                };
                                /** @description operator, cost or vanished */
                                paused_by: string | null;
                                /** Format: date-time */
                                updated_at: string;
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
        /** Add a route, before the routes to people unless its place is given */
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
                        input_names?: {
                            [key: string]: string;
                        };
                        /** @description From 1 */
                        position?: number;
                        paused?: boolean;
                        /** @description True after a refusal with confirmation_required: the request is meant as it is */
                        confirm?: boolean;
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
                                position: number;
                                supplier: {
                                    id: number;
                                    name: string;
                                    kind: string;
                                    paused: boolean;
                                };
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
                                input_names: {
                                    [key: string]: string;
                                };
                                /** @description operator, cost or vanished */
                                paused_by: string | null;
                                /** Format: date-time */
                                updated_at: string;
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
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/services/{id}/routes/{supplier_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove one route; orders that its supplier has stay there */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    supplier_id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description As it was read. If the route changed since, nothing happens */
                        updated_at?: string;
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
                                position: number;
                                supplier: {
                                    id: number;
                                    name: string;
                                    kind: string;
                                    paused: boolean;
                                };
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
                                input_names: {
                                    [key: string]: string;
                                };
                                /** @description operator, cost or vanished */
                                paused_by: string | null;
                                /** Format: date-time */
                                updated_at: string;
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
        options?: never;
        head?: never;
        /**
         * Change one route; what is absent stays
         * @description A route stays paused, except that one paused by its cost resumes when its new terms allow for it.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    supplier_id: string;
                };
                cookie?: never;
            };
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
                        input_names?: {
                            [key: string]: string;
                        };
                        /** @description As it was read. If the route changed since, nothing happens */
                        updated_at?: string;
                        /** @description True after a refusal with confirmation_required: the request is meant as it is */
                        confirm?: boolean;
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
                                position: number;
                                supplier: {
                                    id: number;
                                    name: string;
                                    kind: string;
                                    paused: boolean;
                                };
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
                                input_names: {
                                    [key: string]: string;
                                };
                                /** @description operator, cost or vanished */
                                paused_by: string | null;
                                /** Format: date-time */
                                updated_at: string;
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
        trace?: never;
    };
    "/api/operator/services/{id}/routes/{supplier_id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send no orders by one route until it is resumed */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    supplier_id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description As it was read. If the route changed since, nothing happens */
                        updated_at?: string;
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
                                position: number;
                                supplier: {
                                    id: number;
                                    name: string;
                                    kind: string;
                                    paused: boolean;
                                };
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
                                input_names: {
                                    [key: string]: string;
                                };
                                /** @description operator, cost or vanished */
                                paused_by: string | null;
                                /** Format: date-time */
                                updated_at: string;
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
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/services/{id}/routes/{supplier_id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send orders by one route again, whatever paused it, and agree to what it costs now */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    supplier_id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description As it was read. If the route changed since, nothing happens */
                        updated_at?: string;
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
                                position: number;
                                supplier: {
                                    id: number;
                                    name: string;
                                    kind: string;
                                    paused: boolean;
                                };
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
                                input_names: {
                                    [key: string]: string;
                                };
                                /** @description operator, cost or vanished */
                                paused_by: string | null;
                                /** Format: date-time */
                                updated_at: string;
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
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/services/{id}/routes/{supplier_id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put one route at another place in the order of preference */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    supplier_id: string;
                };
                cookie?: never;
            };
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                position: number;
                                supplier: {
                                    id: number;
                                    name: string;
                                    kind: string;
                                    paused: boolean;
                                };
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
                                input_names: {
                                    [key: string]: string;
                                };
                                /** @description operator, cost or vanished */
                                paused_by: string | null;
                                /** Format: date-time */
                                updated_at: string;
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
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The orders of all resellers, the newest first */
        get: {
            parameters: {
                query?: {
                    /** @description PENDING, PROCESSING, SUCCESS, REJECTED, CANCELLED, REFUNDED */
                    status?: unknown;
                    /** @description Of one service */
                    service_id?: unknown;
                    /** @description Of one reseller, by number or e-mail */
                    reseller?: unknown;
                    /** @description Of one identifier */
                    imei?: unknown;
                    /** @description The number of an order, or how its identifier, reference or code (a result of up to 100 characters) begins */
                    q?: unknown;
                    /** @description Open ones that wait for a person: manual, no_route, refused, ambiguous, loss, retries, expired, out_of_stock, diverted */
                    attention?: unknown;
                    /** @description `true`: open ones past the promised time of their services (`promised_minutes`) */
                    overdue?: unknown;
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
                                reseller: {
                                    id: number;
                                    name: string;
                                };
                                /** @description Whose turn it is, or who delivered it */
                                supplier: {
                                    id: number;
                                    name: string;
                                } | null;
                                /** @description Of the whole order, in its currency; null until a supplier took it */
                                cost: string | null;
                                /** @description What it brings less its cost */
                                margin: string | null;
                                /** @description Why a person must look at it; null: nobody needs to, or its reseller wants it back. expired: past expires_minutes of its service */
                                attention: ("manual" | "no_route" | "refused" | "ambiguous" | "loss" | "retries" | "expired" | "out_of_stock" | "diverted") | null;
                                attention_note: string | null;
                                taken_by: {
                                    id: number;
                                    name: string;
                                } | null;
                                taken_at: string | null;
                                /** @description When a worker looks at it next; null: not by itself */
                                due_at: string | null;
                                /** @description Of the request that placed it, as its answer and the reseller's API request log name it */
                                request_id: string | null;
                                /** @description Open, and past the promised time of its service (`promised_minutes`) */
                                overdue: boolean;
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
    "/api/operator/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One order with its tries, money and history */
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
                                reseller: {
                                    id: number;
                                    name: string;
                                };
                                /** @description Whose turn it is, or who delivered it */
                                supplier: {
                                    id: number;
                                    name: string;
                                } | null;
                                /** @description Of the whole order, in its currency; null until a supplier took it */
                                cost: string | null;
                                /** @description What it brings less its cost */
                                margin: string | null;
                                /** @description Why a person must look at it; null: nobody needs to, or its reseller wants it back. expired: past expires_minutes of its service */
                                attention: ("manual" | "no_route" | "refused" | "ambiguous" | "loss" | "retries" | "expired" | "out_of_stock" | "diverted") | null;
                                attention_note: string | null;
                                taken_by: {
                                    id: number;
                                    name: string;
                                } | null;
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
                                    supplier: {
                                        id: number;
                                        name: string;
                                    };
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
                                late_results: {
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
                                }[];
                                actions: {
                                    /** @enum {string} */
                                    name: "take" | "answer" | "reject" | "cancel" | "retry" | "reroute" | "refund" | "correct";
                                    /** @description Why you cannot do it now; null: you can */
                                    refusal: string | null;
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
    "/api/operator/orders/{id}/take": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a pending order in hand: no worker looks at it any more */
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
                    "application/json": Record<string, never>;
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
                                reseller: {
                                    id: number;
                                    name: string;
                                };
                                /** @description Whose turn it is, or who delivered it */
                                supplier: {
                                    id: number;
                                    name: string;
                                } | null;
                                /** @description Of the whole order, in its currency; null until a supplier took it */
                                cost: string | null;
                                /** @description What it brings less its cost */
                                margin: string | null;
                                /** @description Why a person must look at it; null: nobody needs to, or its reseller wants it back. expired: past expires_minutes of its service */
                                attention: ("manual" | "no_route" | "refused" | "ambiguous" | "loss" | "retries" | "expired" | "out_of_stock" | "diverted") | null;
                                attention_note: string | null;
                                taken_by: {
                                    id: number;
                                    name: string;
                                } | null;
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
                                    supplier: {
                                        id: number;
                                        name: string;
                                    };
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
                                late_results: {
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
                                }[];
                                actions: {
                                    /** @enum {string} */
                                    name: "take" | "answer" | "reject" | "cancel" | "retry" | "reroute" | "refund" | "correct";
                                    /** @description Why you cannot do it now; null: you can */
                                    refusal: string | null;
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
    "/api/operator/orders/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deliver a result and charge for it */
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
                    "application/json": {
                        /** @description The code or answer that the reseller bought */
                        result: string;
                        /** @description Read from the result by the service's rules unless given */
                        fields?: {
                            [key: string]: string | number | boolean;
                        };
                        /** @description The rest is given back; all unless given */
                        delivered_quantity?: number;
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
                                reseller: {
                                    id: number;
                                    name: string;
                                };
                                /** @description Whose turn it is, or who delivered it */
                                supplier: {
                                    id: number;
                                    name: string;
                                } | null;
                                /** @description Of the whole order, in its currency; null until a supplier took it */
                                cost: string | null;
                                /** @description What it brings less its cost */
                                margin: string | null;
                                /** @description Why a person must look at it; null: nobody needs to, or its reseller wants it back. expired: past expires_minutes of its service */
                                attention: ("manual" | "no_route" | "refused" | "ambiguous" | "loss" | "retries" | "expired" | "out_of_stock" | "diverted") | null;
                                attention_note: string | null;
                                taken_by: {
                                    id: number;
                                    name: string;
                                } | null;
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
                                    supplier: {
                                        id: number;
                                        name: string;
                                    };
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
                                late_results: {
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
                                }[];
                                actions: {
                                    /** @enum {string} */
                                    name: "take" | "answer" | "reject" | "cancel" | "retry" | "reroute" | "refund" | "correct";
                                    /** @description Why you cannot do it now; null: you can */
                                    refusal: string | null;
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
    "/api/operator/orders/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refuse to deliver and give the money back */
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
                    "application/json": {
                        /** @description Told to the reseller */
                        reason: string;
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
                                reseller: {
                                    id: number;
                                    name: string;
                                };
                                /** @description Whose turn it is, or who delivered it */
                                supplier: {
                                    id: number;
                                    name: string;
                                } | null;
                                /** @description Of the whole order, in its currency; null until a supplier took it */
                                cost: string | null;
                                /** @description What it brings less its cost */
                                margin: string | null;
                                /** @description Why a person must look at it; null: nobody needs to, or its reseller wants it back. expired: past expires_minutes of its service */
                                attention: ("manual" | "no_route" | "refused" | "ambiguous" | "loss" | "retries" | "expired" | "out_of_stock" | "diverted") | null;
                                attention_note: string | null;
                                taken_by: {
                                    id: number;
                                    name: string;
                                } | null;
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
                                    supplier: {
                                        id: number;
                                        name: string;
                                    };
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
                                late_results: {
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
                                }[];
                                actions: {
                                    /** @enum {string} */
                                    name: "take" | "answer" | "reject" | "cancel" | "retry" | "reroute" | "refund" | "correct";
                                    /** @description Why you cannot do it now; null: you can */
                                    refusal: string | null;
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
    "/api/operator/orders/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraw an open order and give the money back */
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
                    "application/json": {
                        /** @description Told to the reseller */
                        reason: string;
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
                                reseller: {
                                    id: number;
                                    name: string;
                                };
                                /** @description Whose turn it is, or who delivered it */
                                supplier: {
                                    id: number;
                                    name: string;
                                } | null;
                                /** @description Of the whole order, in its currency; null until a supplier took it */
                                cost: string | null;
                                /** @description What it brings less its cost */
                                margin: string | null;
                                /** @description Why a person must look at it; null: nobody needs to, or its reseller wants it back. expired: past expires_minutes of its service */
                                attention: ("manual" | "no_route" | "refused" | "ambiguous" | "loss" | "retries" | "expired" | "out_of_stock" | "diverted") | null;
                                attention_note: string | null;
                                taken_by: {
                                    id: number;
                                    name: string;
                                } | null;
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
                                    supplier: {
                                        id: number;
                                        name: string;
                                    };
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
                                late_results: {
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
                                }[];
                                actions: {
                                    /** @enum {string} */
                                    name: "take" | "answer" | "reject" | "cancel" | "retry" | "reroute" | "refund" | "correct";
                                    /** @description Why you cannot do it now; null: you can */
                                    refusal: string | null;
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
    "/api/operator/orders/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give an order that no supplier has to the first of its routes again */
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
                    "application/json": Record<string, never>;
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
                                reseller: {
                                    id: number;
                                    name: string;
                                };
                                /** @description Whose turn it is, or who delivered it */
                                supplier: {
                                    id: number;
                                    name: string;
                                } | null;
                                /** @description Of the whole order, in its currency; null until a supplier took it */
                                cost: string | null;
                                /** @description What it brings less its cost */
                                margin: string | null;
                                /** @description Why a person must look at it; null: nobody needs to, or its reseller wants it back. expired: past expires_minutes of its service */
                                attention: ("manual" | "no_route" | "refused" | "ambiguous" | "loss" | "retries" | "expired" | "out_of_stock" | "diverted") | null;
                                attention_note: string | null;
                                taken_by: {
                                    id: number;
                                    name: string;
                                } | null;
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
                                    supplier: {
                                        id: number;
                                        name: string;
                                    };
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
                                late_results: {
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
                                }[];
                                actions: {
                                    /** @enum {string} */
                                    name: "take" | "answer" | "reject" | "cancel" | "retry" | "reroute" | "refund" | "correct";
                                    /** @description Why you cannot do it now; null: you can */
                                    refusal: string | null;
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
    "/api/operator/orders/{id}/reroute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give an order that no supplier has to this one of its routes */
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
                    "application/json": {
                        /** @description One of the service's routes */
                        supplier_id: number;
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
                                reseller: {
                                    id: number;
                                    name: string;
                                };
                                /** @description Whose turn it is, or who delivered it */
                                supplier: {
                                    id: number;
                                    name: string;
                                } | null;
                                /** @description Of the whole order, in its currency; null until a supplier took it */
                                cost: string | null;
                                /** @description What it brings less its cost */
                                margin: string | null;
                                /** @description Why a person must look at it; null: nobody needs to, or its reseller wants it back. expired: past expires_minutes of its service */
                                attention: ("manual" | "no_route" | "refused" | "ambiguous" | "loss" | "retries" | "expired" | "out_of_stock" | "diverted") | null;
                                attention_note: string | null;
                                taken_by: {
                                    id: number;
                                    name: string;
                                } | null;
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
                                    supplier: {
                                        id: number;
                                        name: string;
                                    };
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
                                late_results: {
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
                                }[];
                                actions: {
                                    /** @enum {string} */
                                    name: "take" | "answer" | "reject" | "cancel" | "retry" | "reroute" | "refund" | "correct";
                                    /** @description Why you cannot do it now; null: you can */
                                    refusal: string | null;
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
    "/api/operator/orders/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give back all or part of what a delivered order cost */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Of your choice: one key refunds once. A part needs it, or refunded_before */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
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
                                reseller: {
                                    id: number;
                                    name: string;
                                };
                                /** @description Whose turn it is, or who delivered it */
                                supplier: {
                                    id: number;
                                    name: string;
                                } | null;
                                /** @description Of the whole order, in its currency; null until a supplier took it */
                                cost: string | null;
                                /** @description What it brings less its cost */
                                margin: string | null;
                                /** @description Why a person must look at it; null: nobody needs to, or its reseller wants it back. expired: past expires_minutes of its service */
                                attention: ("manual" | "no_route" | "refused" | "ambiguous" | "loss" | "retries" | "expired" | "out_of_stock" | "diverted") | null;
                                attention_note: string | null;
                                taken_by: {
                                    id: number;
                                    name: string;
                                } | null;
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
                                    supplier: {
                                        id: number;
                                        name: string;
                                    };
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
                                late_results: {
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
                                }[];
                                actions: {
                                    /** @enum {string} */
                                    name: "take" | "answer" | "reject" | "cancel" | "retry" | "reroute" | "refund" | "correct";
                                    /** @description Why you cannot do it now; null: you can */
                                    refusal: string | null;
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
    "/api/operator/orders/{id}/correct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replace a delivered result; no money moves */
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
                    "application/json": {
                        /** @description In the place of the delivered one */
                        result: string;
                        /** @description Read from the result by the service's rules unless given */
                        fields?: {
                            [key: string]: string | number | boolean;
                        };
                        /** @description Told to the reseller */
                        reason: string;
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
                                reseller: {
                                    id: number;
                                    name: string;
                                };
                                /** @description Whose turn it is, or who delivered it */
                                supplier: {
                                    id: number;
                                    name: string;
                                } | null;
                                /** @description Of the whole order, in its currency; null until a supplier took it */
                                cost: string | null;
                                /** @description What it brings less its cost */
                                margin: string | null;
                                /** @description Why a person must look at it; null: nobody needs to, or its reseller wants it back. expired: past expires_minutes of its service */
                                attention: ("manual" | "no_route" | "refused" | "ambiguous" | "loss" | "retries" | "expired" | "out_of_stock" | "diverted") | null;
                                attention_note: string | null;
                                taken_by: {
                                    id: number;
                                    name: string;
                                } | null;
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
                                    supplier: {
                                        id: number;
                                        name: string;
                                    };
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
                                late_results: {
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
                                }[];
                                actions: {
                                    /** @enum {string} */
                                    name: "take" | "answer" | "reject" | "cancel" | "retry" | "reroute" | "refund" | "correct";
                                    /** @description Why you cannot do it now; null: you can */
                                    refusal: string | null;
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
    "/api/operator/queue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Open orders that wait for a person, the oldest first */
        get: {
            parameters: {
                query?: {
                    /** @description manual, no_route, refused, ambiguous, loss, retries, expired, out_of_stock, diverted, cancel_requested */
                    attention?: unknown;
                    /** @description Of one service */
                    service_id?: unknown;
                    /** @description In hand of one member of staff, or of nobody */
                    taken_by?: unknown;
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
                                /** @enum {string} */
                                status: "PENDING" | "PROCESSING" | "SUCCESS" | "REJECTED" | "CANCELLED" | "REFUNDED";
                                service: {
                                    id: number;
                                    name: string;
                                };
                                reseller: {
                                    id: number;
                                    name: string;
                                };
                                imei: string | null;
                                inputs: {
                                    [key: string]: string;
                                };
                                quantity: number;
                                /**
                                 * @description Decimal string, 2 to 6 decimals
                                 * @example 0.045
                                 */
                                price: string;
                                currency: string;
                                test: boolean;
                                /** @description Why a person must look at it; null: nobody needs to, or its reseller wants it back. expired: past expires_minutes of its service */
                                attention: ("manual" | "no_route" | "refused" | "ambiguous" | "loss" | "retries" | "expired" | "out_of_stock" | "diverted") | null;
                                attention_note: string | null;
                                cancel_requested_at: string | null;
                                supplier: {
                                    id: number;
                                    name: string;
                                } | null;
                                taken_by: {
                                    id: number;
                                    name: string;
                                } | null;
                                taken_at: string | null;
                                /** Format: date-time */
                                created_at: string;
                                overdue: boolean;
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
    "/api/operator/queue/replies/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a reply to many orders would do, line by line, changing nothing */
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
                        /** @description A line for each order: identifier (or #number), a separator, the result. A mark (!, REJECT, REJECTED, CANCELLED, FAILED and their like, in any case) before the identifier or the result rejects, with the rest as the reason */
                        text: string;
                        /** @description Only orders of this service */
                        service_id?: number;
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
                                orders?: {
                                    id: number;
                                    /** @enum {string} */
                                    status: "PENDING" | "PROCESSING" | "SUCCESS" | "REJECTED" | "CANCELLED" | "REFUNDED";
                                    service: {
                                        id: number;
                                        name: string;
                                    };
                                    reseller: {
                                        id: number;
                                        name: string;
                                    };
                                    imei: string | null;
                                    inputs: {
                                        [key: string]: string;
                                    };
                                    quantity: number;
                                    /**
                                     * @description Decimal string, 2 to 6 decimals
                                     * @example 0.045
                                     */
                                    price: string;
                                    currency: string;
                                    test: boolean;
                                    /** @description Why a person must look at it; null: nobody needs to, or its reseller wants it back. expired: past expires_minutes of its service */
                                    attention: ("manual" | "no_route" | "refused" | "ambiguous" | "loss" | "retries" | "expired" | "out_of_stock" | "diverted") | null;
                                    attention_note: string | null;
                                    cancel_requested_at: string | null;
                                    supplier: {
                                        id: number;
                                        name: string;
                                    } | null;
                                    taken_by: {
                                        id: number;
                                        name: string;
                                    } | null;
                                    taken_at: string | null;
                                    /** Format: date-time */
                                    created_at: string;
                                    overdue: boolean;
                                }[];
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
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/queue/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer many orders, a line each; what is wrong with a line harms no other */
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                line: number;
                                /** @description As the line names its order */
                                subject: string;
                                message?: string;
                                /** @enum {string} */
                                outcome: "answered" | "refused" | "ambiguous" | "unknown" | "duplicate" | "invalid";
                                /** @enum {string} */
                                status?: "SUCCESS" | "REJECTED";
                                order_id?: number;
                                orders?: {
                                    id: number;
                                    /** @enum {string} */
                                    status: "PENDING" | "PROCESSING" | "SUCCESS" | "REJECTED" | "CANCELLED" | "REFUNDED";
                                    service: {
                                        id: number;
                                        name: string;
                                    };
                                    reseller: {
                                        id: number;
                                        name: string;
                                    };
                                    imei: string | null;
                                    inputs: {
                                        [key: string]: string;
                                    };
                                    quantity: number;
                                    /**
                                     * @description Decimal string, 2 to 6 decimals
                                     * @example 0.045
                                     */
                                    price: string;
                                    currency: string;
                                    test: boolean;
                                    /** @description Why a person must look at it; null: nobody needs to, or its reseller wants it back. expired: past expires_minutes of its service */
                                    attention: ("manual" | "no_route" | "refused" | "ambiguous" | "loss" | "retries" | "expired" | "out_of_stock" | "diverted") | null;
                                    attention_note: string | null;
                                    cancel_requested_at: string | null;
                                    supplier: {
                                        id: number;
                                        name: string;
                                    } | null;
                                    taken_by: {
                                        id: number;
                                        name: string;
                                    } | null;
                                    taken_at: string | null;
                                    /** Format: date-time */
                                    created_at: string;
                                    overdue: boolean;
                                }[];
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
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/attempts/unknown": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tries of which nobody knows whether the supplier has them, the oldest first */
        get: {
            parameters: {
                query?: {
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
                                order_id: number;
                                number: number;
                                supplier: {
                                    id: number;
                                    name: string;
                                };
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
    "/api/operator/attempts/{id}/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say what you found at the supplier: the order is followed there, or goes on */
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                id: number;
                                order_id: number;
                                number: number;
                                supplier: {
                                    id: number;
                                    name: string;
                                };
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
    "/api/operator/late-results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Results that came after their order was closed and that nobody has seen to, the oldest first */
        get: {
            parameters: {
                query?: {
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
    "/api/operator/late-results/{id}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Note what was done about a late result; it moves no money by itself */
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
                    "application/json": {
                        /** @description What was done about it */
                        resolution: string;
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
    "/api/operator/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Services that are delivered from stock, and how many codes they have */
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
                                service: {
                                    id: number;
                                    name: string;
                                };
                                free: number;
                                delivered: number;
                                /** @description Whether orders of the service go to its stock */
                                routed: boolean;
                                low: boolean;
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
    "/api/operator/services/{id}/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add codes, one a line, and deliver from them before anybody else is asked
         * @description Codes that the service has or had are passed over, so a long list may be sent in several calls.
         */
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
                    "application/json": {
                        /** @description One code a line */
                        codes: string;
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
                                added: number;
                                duplicates: number;
                                free: number;
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
    "/api/operator/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders of the last 48 hours, money of the last 30 days, and what waits for somebody */
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
                                        attention: ("manual" | "no_route" | "refused" | "ambiguous" | "loss" | "retries" | "expired" | "out_of_stock" | "diverted") | null;
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
                                    supplier: {
                                        id: number;
                                        name: string;
                                    };
                                    currency: string | null;
                                    balance: string | null;
                                    balance_at: string | null;
                                    low_balance: string | null;
                                    low: boolean;
                                }[];
                                low_stock: {
                                    service: {
                                        id: number;
                                        name: string;
                                    };
                                    free: number;
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
    "/api/operator/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Settings of the server */
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
        /** Change settings of the server */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
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
    "/api/operator/settings/test-mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a test mail to the address of who calls */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Record<string, never>;
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
    "/api/operator/ledger/checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The last comparison of the books, and the one that is under way */
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
                                /** @description The last that is over; null before the first */
                                last: {
                                    id: number;
                                    /**
                                     * @description waiting: for a worker
                                     * @enum {string}
                                     */
                                    state: "waiting" | "running" | "done";
                                    /** @description Null: by itself */
                                    requested_by: {
                                        id: number;
                                        name: string;
                                    } | null;
                                    /** Format: date-time */
                                    begun_at: string;
                                    ended_at: string | null;
                                    /** @description Null: it is not over */
                                    ok: boolean | null;
                                    checks_total: number;
                                    /** @description Those that are done */
                                    checks: {
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
                                        drift: {
                                            [key: string]: unknown;
                                        }[];
                                    }[];
                                } | null;
                                /** @description The one that is under way */
                                open: {
                                    id: number;
                                    /**
                                     * @description waiting: for a worker
                                     * @enum {string}
                                     */
                                    state: "waiting" | "running" | "done";
                                    /** @description Null: by itself */
                                    requested_by: {
                                        id: number;
                                        name: string;
                                    } | null;
                                    /** Format: date-time */
                                    begun_at: string;
                                    ended_at: string | null;
                                    /** @description Null: it is not over */
                                    ok: boolean | null;
                                    checks_total: number;
                                    /** @description Those that are done */
                                    checks: {
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
                                        drift: {
                                            [key: string]: unknown;
                                        }[];
                                    }[];
                                } | null;
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
        /**
         * Have a worker compare the books now; where one does already, that one is meant
         * @description Ask with GET how far it is. It reads every order and transfer, and changes nothing.
         */
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
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** @description The last that is over; null before the first */
                                last: {
                                    id: number;
                                    /**
                                     * @description waiting: for a worker
                                     * @enum {string}
                                     */
                                    state: "waiting" | "running" | "done";
                                    /** @description Null: by itself */
                                    requested_by: {
                                        id: number;
                                        name: string;
                                    } | null;
                                    /** Format: date-time */
                                    begun_at: string;
                                    ended_at: string | null;
                                    /** @description Null: it is not over */
                                    ok: boolean | null;
                                    checks_total: number;
                                    /** @description Those that are done */
                                    checks: {
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
                                        drift: {
                                            [key: string]: unknown;
                                        }[];
                                    }[];
                                } | null;
                                /** @description The one that is under way */
                                open: {
                                    id: number;
                                    /**
                                     * @description waiting: for a worker
                                     * @enum {string}
                                     */
                                    state: "waiting" | "running" | "done";
                                    /** @description Null: by itself */
                                    requested_by: {
                                        id: number;
                                        name: string;
                                    } | null;
                                    /** Format: date-time */
                                    begun_at: string;
                                    ended_at: string | null;
                                    /** @description Null: it is not over */
                                    ok: boolean | null;
                                    checks_total: number;
                                    /** @description Those that are done */
                                    checks: {
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
                                        drift: {
                                            [key: string]: unknown;
                                        }[];
                                    }[];
                                } | null;
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
    "/api/operator/ledger/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the accounts of each kind hold, by currency, live and test */
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
                                /** @description Of ledger accounts, such as wallet_available or revenue */
                                kind: string;
                                currency: string;
                                test: boolean;
                                /** @description How many there are of the kind */
                                accounts: number;
                                /** @description What came in less what went out */
                                balance: string;
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
    "/api/operator/ledger/transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All transfers, the newest first */
        get: {
            parameters: {
                query?: {
                    /** @description top_up, hold, capture, release, refund, adjustment, promo, supplier_prepaid, supplier_cost */
                    kind?: unknown;
                    /** @description Of one reseller's wallets, by number or e-mail */
                    reseller?: unknown;
                    /** @description Of one order, what its attempts cost included */
                    order_id?: unknown;
                    /** @description true or false: test money or live money */
                    test?: unknown;
                    /** @description From this time on */
                    created_from?: unknown;
                    /** @description Up to this time */
                    created_to?: unknown;
                    /** @description Decimal string: of this amount and more */
                    min_amount?: unknown;
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
                                /** @enum {string} */
                                kind: "top_up" | "hold" | "capture" | "release" | "refund" | "adjustment" | "promo" | "supplier_prepaid" | "supplier_cost";
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
                                reseller: {
                                    id: number;
                                    name: string;
                                } | null;
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
    "/api/operator/ledger/transfers.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Transfers as a CSV file, the newest first, at most 100000 rows */
        get: {
            parameters: {
                query?: {
                    /** @description top_up, hold, capture, release, refund, adjustment, promo, supplier_prepaid, supplier_cost */
                    kind?: unknown;
                    /** @description Of one reseller's wallets, by number or e-mail */
                    reseller?: unknown;
                    /** @description Of one order, what its attempts cost included */
                    order_id?: unknown;
                    /** @description true or false: test money or live money */
                    test?: unknown;
                    /** @description From this time on */
                    created_from?: unknown;
                    /** @description Up to this time */
                    created_to?: unknown;
                    /** @description Decimal string: of this amount and more */
                    min_amount?: unknown;
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
    "/api/operator/top-up-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Requests of all resellers, the newest first */
        get: {
            parameters: {
                query?: {
                    /** @description open, approved, declined, withdrawn */
                    status?: unknown;
                    /** @description Of one reseller */
                    reseller_id?: unknown;
                    /** @description true: for test money instead of live money */
                    test?: unknown;
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
                                reseller: {
                                    id: number;
                                    name: string;
                                };
                                /** @description Null: nobody yet, or the reseller withdrew it */
                                decided_by: {
                                    id: number;
                                    name: string;
                                } | null;
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
    "/api/operator/top-up-requests/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Credit the reseller's wallet, with what was asked for or another amount, and end the request */
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
                                reseller: {
                                    id: number;
                                    name: string;
                                };
                                /** @description Null: nobody yet, or the reseller withdrew it */
                                decided_by: {
                                    id: number;
                                    name: string;
                                } | null;
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
    "/api/operator/top-up-requests/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the request without money; the reseller reads the reason */
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
                    "application/json": {
                        /** @description Shown to the reseller */
                        reason: string;
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
                                reseller: {
                                    id: number;
                                    name: string;
                                };
                                /** @description Null: nobody yet, or the reseller withdrew it */
                                decided_by: {
                                    id: number;
                                    name: string;
                                } | null;
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
    "/api/operator/resellers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The resellers, the newest first */
        get: {
            parameters: {
                query?: {
                    /** @description Part of a name, company, e-mail or user name; or a number */
                    q?: unknown;
                    /** @description pending, active, suspended */
                    status?: unknown;
                    /** @description Of one price group */
                    price_group_id?: unknown;
                    /** @description -created_at, created_at, name, -name, balance, -balance, orders_count, -orders_count; walks only by created_at */
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
                                name: string;
                                email: string;
                                /** @description What some panels send beside the key */
                                username: string | null;
                                company: string | null;
                                /** @enum {string} */
                                status: "pending" | "active" | "suspended";
                                /** @description Why the reseller is suspended; never shown to the reseller */
                                status_reason: string | null;
                                price_group: {
                                    id: number;
                                    name: string;
                                } | null;
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
        /** Make a reseller, active at once, with an empty live wallet and a test wallet */
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
                        email: string;
                        username?: string | null;
                        company?: string | null;
                        /** @description Null: base prices */
                        price_group_id?: number | null;
                        /** @description Of both wallets, for ever; three letters, the server's unless given */
                        currency?: string;
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
                                name: string;
                                email: string;
                                /** @description What some panels send beside the key */
                                username: string | null;
                                company: string | null;
                                /** @enum {string} */
                                status: "pending" | "active" | "suspended";
                                /** @description Why the reseller is suspended; never shown to the reseller */
                                status_reason: string | null;
                                price_group: {
                                    id: number;
                                    name: string;
                                } | null;
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
                                wallets: {
                                    live: {
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
                                    test: {
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
    "/api/operator/resellers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One reseller with both wallets */
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
                                name: string;
                                email: string;
                                /** @description What some panels send beside the key */
                                username: string | null;
                                company: string | null;
                                /** @enum {string} */
                                status: "pending" | "active" | "suspended";
                                /** @description Why the reseller is suspended; never shown to the reseller */
                                status_reason: string | null;
                                price_group: {
                                    id: number;
                                    name: string;
                                } | null;
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
                                wallets: {
                                    live: {
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
                                    test: {
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
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a reseller; what is absent stays
         * @description The e-mail is also the one to sign in with. The currency never changes.
         */
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
                                /** @description What some panels send beside the key */
                                username: string | null;
                                company: string | null;
                                /** @enum {string} */
                                status: "pending" | "active" | "suspended";
                                /** @description Why the reseller is suspended; never shown to the reseller */
                                status_reason: string | null;
                                price_group: {
                                    id: number;
                                    name: string;
                                } | null;
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
                                wallets: {
                                    live: {
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
                                    test: {
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
        trace?: never;
    };
    "/api/operator/resellers/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let in somebody who signed up */
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
                    "application/json": Record<string, never>;
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
                                /** @description What some panels send beside the key */
                                username: string | null;
                                company: string | null;
                                /** @enum {string} */
                                status: "pending" | "active" | "suspended";
                                /** @description Why the reseller is suspended; never shown to the reseller */
                                status_reason: string | null;
                                price_group: {
                                    id: number;
                                    name: string;
                                } | null;
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
                                wallets: {
                                    live: {
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
                                    test: {
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
    "/api/operator/resellers/{id}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refuse the reseller's keys and sign-ins, or a sign-up; what was ordered goes on */
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
                    "application/json": {
                        /** @description For the staff; never shown to the reseller */
                        reason: string;
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
                                /** @description What some panels send beside the key */
                                username: string | null;
                                company: string | null;
                                /** @enum {string} */
                                status: "pending" | "active" | "suspended";
                                /** @description Why the reseller is suspended; never shown to the reseller */
                                status_reason: string | null;
                                price_group: {
                                    id: number;
                                    name: string;
                                } | null;
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
                                wallets: {
                                    live: {
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
                                    test: {
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
    "/api/operator/resellers/{id}/reactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a suspended reseller in again */
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
                    "application/json": Record<string, never>;
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
                                /** @description What some panels send beside the key */
                                username: string | null;
                                company: string | null;
                                /** @enum {string} */
                                status: "pending" | "active" | "suspended";
                                /** @description Why the reseller is suspended; never shown to the reseller */
                                status_reason: string | null;
                                price_group: {
                                    id: number;
                                    name: string;
                                } | null;
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
                                wallets: {
                                    live: {
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
                                    test: {
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
    "/api/operator/resellers/{id}/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A reseller's API keys without their secrets */
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
        /** Make an API key for a reseller; it is shown this once */
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
                    "application/json": {
                        label?: string;
                        test?: boolean;
                        /** @description All unless given */
                        scopes?: ("account:read" | "services:read" | "orders:read" | "orders:write" | "transactions:read" | "top_ups:write")[];
                        /** @description Addresses and ranges; null or none: any */
                        allowed_ips?: string[] | null;
                        /** @description Requests a minute; null: the reseller's */
                        rate_limit?: number | null;
                        /** @enum {string} */
                        dialect?: "auto" | "native" | "dhru";
                        /** @description Last moment of the key; null: none */
                        expires_at?: string | null;
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
    "/api/operator/resellers/{id}/keys/{key_id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Revoke a reseller's key: it is refused from now on, for ever */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    key_id: string;
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
    "/api/operator/resellers/{id}/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the password that a reseller signs in with; open sessions end */
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
    "/api/operator/resellers/{id}/reset-second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a lost second factor off a reseller's sign-in; open sessions end */
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
    "/api/operator/resellers/{id}/password-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a reseller the link to choose another password, for an hour and one use */
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
                    "application/json": Record<string, never>;
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
    "/api/operator/resellers/{id}/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What this reseller alone pays, beside the price that would count without it */
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
                                service: {
                                    id: number;
                                    name: string;
                                    group: string;
                                    status: string;
                                };
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
    "/api/operator/resellers/{id}/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A reseller's statement, as the reseller reads it; the amounts add up to the balance */
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
                    /** @description true: of the test wallet instead of the live one */
                    test?: unknown;
                    /** @description Page by number, from 1 */
                    page?: unknown;
                    /** @description Rows on a page, 15 unless asked, at most 100 */
                    per_page?: unknown;
                    /** @description Walks the list: empty begins, links.next continues */
                    cursor?: unknown;
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
    "/api/operator/resellers/{id}/top-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add prepaid money that was received */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Of your choice, required here or in the body: one key moves money once, for ever */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
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
    "/api/operator/resellers/{id}/adjustment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Correct a balance up or down, not below the credit limit */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Of your choice, required here or in the body: one key moves money once, for ever */
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
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
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
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
    "/api/operator/resellers/{id}/credit-limit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set how far the live wallet may go below zero */
        put: {
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
                    "application/json": {
                        /** @description Decimal string: how far the live wallet may go below zero */
                        credit_limit: string;
                        /** @description Kept in the audit log */
                        reason: string;
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
                                /** @description What some panels send beside the key */
                                username: string | null;
                                company: string | null;
                                /** @enum {string} */
                                status: "pending" | "active" | "suspended";
                                /** @description Why the reseller is suspended; never shown to the reseller */
                                status_reason: string | null;
                                price_group: {
                                    id: number;
                                    name: string;
                                } | null;
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
                                wallets: {
                                    live: {
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
                                    test: {
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
        post?: never;
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
