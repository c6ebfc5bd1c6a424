<?php

declare(strict_types=1);

// Loads the classes for programs without Composer.
spl_autoload_register(static function (string $class): void {
    if (!str_starts_with($class, 'Imeister\\')) {
        return;
    }
    $file = __DIR__ . '/src/' . substr($class, strlen('Imeister\\')) . '.php';
    if (is_file($file)) {
        require $file;
    }
});
