CREATE TABLE `corrections` (
	`no` integer PRIMARY KEY NOT NULL,
	`key_no` integer NOT NULL,
	`month` integer NOT NULL,
	`before` integer NOT NULL,
	`after` integer NOT NULL,
	`note` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `corrections_by_key` ON `corrections` (`key_no`);--> statement-breakpoint
ALTER TABLE `keys` ADD `months` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
UPDATE `keys` SET `months` = (
	SELECT json_group_array(json_array(`month`, `credits`)) FROM (
		SELECT `period` - 1 AS `month`, `used_before` AS `credits` WHERE `used_before` > 0
		UNION ALL SELECT `period`, `used` WHERE `used` > 0
	)
);
--> statement-breakpoint
DROP TRIGGER `book_entry`;
--> statement-breakpoint
DROP VIEW `entries`;
--> statement-breakpoint
CREATE VIEW `entries` AS
	SELECT `call`, `key_no`, `operation`, `status`, `credits`, `micros`, NULL AS `label`,
		NULL AS `version`, NULL AS `months`, NULL AS `rate`, NULL AS `last_used_at`
	FROM `calls`;
--> statement-breakpoint
-- An entry is a call; that with a `version` brings what is counted of its key as well, worked out from what was read at it.
CREATE TRIGGER `book_entry` INSTEAD OF INSERT ON `entries` BEGIN
	SELECT RAISE(ABORT, 'stale') WHERE NEW.`version` IS NOT NULL AND NOT EXISTS
		(SELECT 1 FROM `keys` WHERE `no` = NEW.`key_no` AND `version` = NEW.`version` AND `revoked_at` IS NULL);
	UPDATE `keys` SET `months` = NEW.`months`, `rate` = NEW.`rate`, `last_used_at` = NEW.`last_used_at`, `version` = `version` + 1
	WHERE NEW.`version` IS NOT NULL AND `no` = NEW.`key_no`;
	INSERT INTO `calls` (`call`, `key_no`, `operation`, `status`, `credits`, `micros`)
	VALUES (NEW.`call`, NEW.`key_no`, NEW.`operation`, NEW.`status`, NEW.`credits`, NEW.`micros`);
	INSERT OR REPLACE INTO `call_labels` (`call`, `request_id`) SELECT NEW.`call`, NEW.`label` WHERE NEW.`label` IS NOT NULL;
END;
