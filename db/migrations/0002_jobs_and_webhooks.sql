CREATE TABLE `deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`webhook_id` text NOT NULL,
	`key_no` integer NOT NULL,
	`event_id` text NOT NULL,
	`event` text NOT NULL,
	`payload` text NOT NULL,
	`state` text NOT NULL,
	`attempt` integer DEFAULT 0 NOT NULL,
	`run_at` integer NOT NULL,
	`lease` text,
	`lease_until` integer,
	`created_at` integer NOT NULL,
	`finished_at` integer,
	FOREIGN KEY (`webhook_id`) REFERENCES `webhooks`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `deliveries_once` ON `deliveries` (`webhook_id`,`event_id`);--> statement-breakpoint
CREATE INDEX `deliveries_due` ON `deliveries` (`state`,`webhook_id`,`run_at`);--> statement-breakpoint
CREATE INDEX `deliveries_by_age` ON `deliveries` (`created_at`);--> statement-breakpoint
CREATE TABLE `delivery_attempts` (
	`delivery_id` text NOT NULL,
	`attempt` integer NOT NULL,
	`at` integer NOT NULL,
	`status` integer,
	`error` text,
	`duration_ms` integer NOT NULL,
	PRIMARY KEY(`delivery_id`, `attempt`),
	FOREIGN KEY (`delivery_id`) REFERENCES `deliveries`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `job_items` (
	`job_id` text NOT NULL,
	`lease` text NOT NULL,
	`part` integer NOT NULL,
	`lines` text NOT NULL,
	PRIMARY KEY(`job_id`, `lease`, `part`),
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `job_params` (
	`job_id` text PRIMARY KEY NOT NULL,
	`params` text NOT NULL,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `jobs` (
	`id` text PRIMARY KEY NOT NULL,
	`key_no` integer NOT NULL,
	`type` text NOT NULL,
	`state` text NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL,
	`attempt` integer DEFAULT 0 NOT NULL,
	`max_attempts` integer NOT NULL,
	`done` integer DEFAULT 0 NOT NULL,
	`total` integer DEFAULT 0 NOT NULL,
	`credits` integer NOT NULL,
	`release` integer DEFAULT 0 NOT NULL,
	`run_at` integer NOT NULL,
	`lease` text,
	`lease_until` integer,
	`idempotency_key` text,
	`digest` text NOT NULL,
	`summary` text,
	`item_count` integer,
	`item_bytes` integer,
	`error_code` text,
	`error_message` text,
	`queued_at` integer NOT NULL,
	`started_at` integer,
	`finished_at` integer,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `jobs_due` ON `jobs` (`state`,`key_no`,`run_at`);--> statement-breakpoint
CREATE INDEX `jobs_by_key` ON `jobs` (`key_no`,`queued_at`);--> statement-breakpoint
CREATE INDEX `jobs_expired` ON `jobs` (`expires_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `jobs_idempotency` ON `jobs` (`key_no`,`idempotency_key`);--> statement-breakpoint
CREATE TABLE `releases` (
	`id` text PRIMARY KEY NOT NULL,
	`key_no` integer NOT NULL,
	`credits` integer NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `webhooks` (
	`id` text PRIMARY KEY NOT NULL,
	`key_no` integer NOT NULL,
	`url` text NOT NULL,
	`events` text NOT NULL,
	`secret` text NOT NULL,
	`previous_secret` text,
	`previous_until` integer,
	`created_at` integer NOT NULL,
	`failing_since` integer,
	`disabled_at` integer,
	`disabled_reason` text
);
--> statement-breakpoint
CREATE INDEX `webhooks_by_key` ON `webhooks` (`key_no`);