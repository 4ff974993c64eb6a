CREATE TABLE `refusals` (
	`key_no` integer NOT NULL,
	`seq` integer NOT NULL,
	`call` integer NOT NULL,
	`request_id` text NOT NULL,
	`operation` integer NOT NULL,
	`status` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`key_no`, `seq`)
);
--> statement-breakpoint
ALTER TABLE `usage_days` ADD `refused` integer DEFAULT 0 NOT NULL;