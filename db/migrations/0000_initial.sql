CREATE TABLE `call_labels` (
	`call` integer PRIMARY KEY NOT NULL,
	`request_id` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `calls` (
	`seq` integer PRIMARY KEY NOT NULL,
	`call` integer NOT NULL,
	`key_no` integer NOT NULL,
	`operation` integer NOT NULL,
	`status` integer NOT NULL,
	`credits` integer NOT NULL,
	`micros` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `calls_by_key` ON `calls` (`key_no`);--> statement-breakpoint
CREATE TABLE `keys` (
	`no` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`tier` text NOT NULL,
	`label` text NOT NULL,
	`hash` blob NOT NULL,
	`start` text NOT NULL,
	`last4` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer,
	`revoked_at` integer,
	`period` integer DEFAULT 0 NOT NULL,
	`used` integer DEFAULT 0 NOT NULL,
	`tat` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `keys_id` ON `keys` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `keys_hash` ON `keys` (`hash`);--> statement-breakpoint
CREATE TABLE `operations` (
	`no` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `operations_name_unique` ON `operations` (`name`);--> statement-breakpoint
CREATE TABLE `settings` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`at` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `usage_days` (
	`key_no` integer NOT NULL,
	`day` integer NOT NULL,
	`operation` integer NOT NULL,
	`calls` integer NOT NULL,
	`errors` integer NOT NULL,
	`credits` integer NOT NULL,
	PRIMARY KEY(`key_no`, `day`, `operation`)
);
